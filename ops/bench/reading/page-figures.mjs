const right = (text) => ({ text, alignment: 'right' });

function meterRows({ facts, label, printed }, hasUnitInHeading) {
  const { figures, unit } = facts;
  printed.add('meter_number');
  const isScaled = facts.meters.some(({ multiplier }) => multiplier > 1);
  const headings = [
    label('meter', 'meter-number'),
    label('previous', 'reading-start'),
    label('present', 'reading-end'),
    ...(isScaled ? [label('multiplier', 'multiplier')] : []),
    hasUnitInHeading ? `${label('use', 'use')} (${unit})` : label('use', 'use'),
  ];
  const body = facts.meters.map(({ number, previous, present, multiplier, use }) => [
    number,
    right(figures.whole(previous)),
    right(figures.whole(present)),
    ...(isScaled ? [right(String(multiplier))] : []),
    right(hasUnitInHeading ? figures.whole(use) : `${figures.whole(use)} ${unit}`),
  ]);
  return { headings, body };
}

function meterTable(writer, hasUnitInHeading) {
  const { facts, label } = writer;
  const { headings, body } = meterRows(writer, hasUnitInHeading);
  const sum =
    facts.meters.length > 1
      ? [
          [
            { text: label('use', 'use'), colSpan: headings.length - 1 },
            ...headings.slice(2).map(() => ''),
            right(`${facts.figures.whole(facts.use)} ${facts.unit}`),
          ],
        ]
      : [];
  return {
    table: {
      widths: headings.map(() => '*'),
      body: [headings.map((text) => ({ text, bold: true, fontSize: 8 })), ...body, ...sum],
    },
    margin: [0, 4, 0, 8],
    layout: 'lightHorizontalLines',
  };
}

/** One line for each fact about a meter. */
function meterLines({ facts, label, printed }) {
  printed.add('meter_number');
  const { figures, unit } = facts;
  const blocks = facts.meters.flatMap(({ number, previous, present, multiplier, use }) => [
    [label('meter', 'meter-number'), number],
    [label('previous', 'reading-start'), figures.whole(previous)],
    [label('present', 'reading-end'), figures.whole(present)],
    ...(multiplier > 1 ? [[label('multiplier', 'multiplier'), String(multiplier)]] : []),
    [label('use', 'use'), `${figures.whole(use)} ${unit}`],
  ]);
  const sum = facts.meters.length > 1 ? [[facts.wording.use[0], `${figures.whole(facts.use)} ${unit}`]] : [];
  return {
    layout: 'noBorders',
    table: { widths: [150, 140], body: [...blocks, ...sum].map(([key, value]) => [key, right(value)]) },
    margin: [0, 4, 0, 8],
  };
}

/** The charges line by line, below their headings. */
function chargeTable(label, body) {
  const headings = [
    label('description'),
    right(label('quantity', 'use')),
    right(label('price', 'price')),
    right(label('line')),
  ];
  return {
    layout: 'headerLineOnly',
    table: { widths: ['*', 90, 70, 90], body: [headings, ...body] },
    margin: [0, 4, 0, 8],
  };
}

function priceLines({ facts, label }) {
  const { figures, unit } = facts;
  const body = [
    [
      label('unitCharge'),
      right(`${figures.whole(facts.use)} ${unit}`),
      right(figures.decimal(facts.price / 100, 4)),
      right(figures.money(facts.energy)),
    ],
    [label('standing'), right(`${facts.days} ${facts.wording.days}`), right(''), right(figures.money(facts.standing))],
  ];
  return chargeTable(label, body);
}

function goodsLines({ facts, label }) {
  const { figures, unit } = facts;
  const body = [
    [
      facts.wording.goods[facts.type],
      right(`${figures.whole(facts.use)} ${unit}`.trim()),
      right(figures.decimal(facts.price / 100, 2)),
      right(figures.money(facts.energy)),
    ],
    [
      label('delivered').replace(/(date|datum|Date de|Fecha de).*/i, 'Transport'),
      right(''),
      right(''),
      right(figures.money(facts.standing)),
    ],
  ];
  return chargeTable(label, body);
}

/** The usage section in the layout's style. */
export function usage(writer) {
  const { facts, layout, label, printed } = writer;
  const { figures, unit, type } = facts;
  const field = { electricity: 'electricity_used', water: 'water_used', natural_gas: 'quantity', fuel: 'quantity' }[
    type
  ];
  if (field) printed.add(field);
  if (type === 'fuel') printed.add('fuel_type');
  if (type === 'fuel' || type === 'purchase_invoice') return [goodsLines(writer)];
  switch (layout.usage) {
    case 'line':
      return [
        { text: `${label('use', 'use')}: ${figures.whole(facts.use)} ${unit}`, margin: [0, 4, 0, 4] },
        priceLines(writer),
      ];
    case 'summary':
      return [
        {
          columns: [
            { stack: [label('use', 'use'), { text: `${figures.whole(facts.use)} ${unit}`, fontSize: 15, bold: true }] },
            { stack: [label('gross', 'gross'), { text: figures.money(facts.gross), fontSize: 15, bold: true }] },
          ],
          margin: [0, 8, 0, 10],
        },
        priceLines(writer),
      ];
    case 'meter-rows':
      return [meterLines(writer)];
    default:
      return [meterTable(writer, layout.usage === 'unit-in-heading')];
  }
}

/** Net, tax and gross in the layout's style. */
export function totals({ facts, layout, label }) {
  const { figures } = facts;
  const rows = [
    [label('net', 'net'), figures.money(facts.net)],
    [label('tax', 'tax'), figures.money(facts.tax)],
    [label('gross', 'gross'), figures.money(facts.gross)],
  ];
  switch (layout.totals) {
    case 'footer':
      return [
        {
          layout: 'lightHorizontalLines',
          table: { widths: ['*', 110], body: rows.map(([key, value]) => [key, right(value)]) },
        },
      ];
    case 'boxed':
      return [
        {
          columns: rows.map(([key, value]) => ({
            stack: [
              { text: key, fontSize: 8 },
              { text: value, bold: true },
            ],
          })),
          margin: [0, 8, 0, 8],
        },
      ];
    case 'vat-table':
      return [
        {
          table: {
            widths: ['*', '*', '*', '*'],
            body: [
              [`${facts.wording.tax[0]} %`, rows[0][0], facts.wording.tax[0], rows[2][0]],
              [
                `${facts.rate} %`,
                right(figures.money(facts.net)),
                right(figures.money(facts.tax)),
                right(figures.money(facts.gross)),
              ],
            ],
          },
        },
      ];
    default:
      return [
        {
          columns: [
            { text: '', width: '*' },
            {
              layout: 'noBorders',
              width: 260,
              table: { widths: ['*', 110], body: rows.map(([key, value]) => [key, right(value)]) },
            },
          ],
        },
      ];
  }
}
