import { totals, usage } from './page-figures.mjs';

/** Writes a document in a layout with the texts of its language; `said` collects labels, `printed` the fields. */
export function writerOf(facts, layout, random) {
  const printed = new Set([
    'supplier_name',
    'company_name',
    'invoice_number',
    'invoice_date',
    'customer_number',
    'net',
    'tax',
    'cost',
  ]);
  const said = [];
  const label = (concept, of) => {
    const text = random.pick(facts.wording[concept]).replace('{rate}', `${facts.rate} %`);
    said.push({ concept, text, of });
    return text;
  };
  return { facts, layout, random, printed, said, label };
}

const rangeText = ({ facts, random }, from = facts.from, to = facts.to) =>
  `${facts.figures.day(from)} ${random.pick(facts.wording.to)} ${facts.figures.day(to)}`;

const isWholeMonth = ({ from, days }) => from.endsWith('-01') && days <= 31;

function monthName({ from, language }) {
  const tag = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', no: 'nb-NO' }[language];
  return new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${from}T00:00:00Z`),
  );
}

function shortRange(writer) {
  const { from, to, figures, language } = writer.facts;
  if (language === 'en' || from.slice(0, 4) !== to.slice(0, 4)) return rangeText(writer);
  const mark = language === 'de' || language === 'no' ? '.' : '/';
  const [, month, day] = from.split('-');
  return `${day}${mark}${month}${mark === '.' ? '.' : ''} – ${figures.dots(to)}`;
}

const hasPeriod = ({ type }) => ['electricity', 'natural_gas', 'water'].includes(type);

/** Label and value of the period in the layout's style. */
function periodPairs(writer) {
  const { facts, layout, label, printed, random } = writer;
  if (!hasPeriod(facts)) return [];
  printed.add('period_start').add('period_end');
  const { day } = facts.figures;
  if (layout.period === 'labels')
    return [
      [label('periodStart', 'period-start'), day(facts.from)],
      [label('periodEnd', 'period-end'), day(facts.to)],
    ];
  if (layout.period === 'intro' || layout.period === 'split') return [];
  if (layout.period === 'month' && isWholeMonth(facts)) return [[label('period', 'period'), monthName(facts)]];
  const text = layout.period === 'short' ? shortRange(writer) : rangeText(writer);
  return [[label('period', 'period'), random.chance(0.3) ? `${text} (${facts.days} ${facts.wording.days})` : text]];
}

/** Numbers and dates at the head of the document. */
function metaPairs(writer) {
  const { facts, label, printed, random } = writer;
  const pairs = [
    [label('invoiceNumber', 'invoice-number'), facts.invoiceNumber],
    [label('issueDate', 'issue-date'), facts.figures.day(facts.issued)],
    [label('customerNumber', 'customer-number'), facts.customerNumber],
    ...periodPairs(writer),
  ];
  if (random.chance(0.5)) pairs.push([label('dueDate', 'due-date'), facts.figures.day(facts.due)]);
  if (!hasPeriod(facts) && random.chance(0.7)) {
    printed.add('order_number');
    pairs.push([label('orderNumber', 'order-number'), facts.orderNumber]);
  }
  if (facts.type === 'fuel') {
    printed.add('delivery_date');
    pairs.push([label('delivered', 'delivery-date'), facts.figures.day(facts.delivered)]);
  }
  return pairs;
}

const plain = { layout: 'noBorders' };

function metaBlock(writer) {
  const pairs = metaPairs(writer);
  switch (writer.layout.meta) {
    case 'pairs':
      return { ...plain, table: { widths: [150, '*'], body: pairs }, margin: [0, 10, 0, 10] };
    case 'right':
      return {
        columns: [
          { text: '', width: '*' },
          {
            ...plain,
            width: 270,
            table: {
              widths: [125, '*'],
              body: pairs.map(([key, value]) => [key, { text: value, alignment: 'right' }]),
            },
          },
        ],
        margin: [0, 6, 0, 10],
      };
    case 'colon':
      return { stack: pairs.map(([key, value]) => `${key}: ${value}`), margin: [0, 8, 0, 10] };
    case 'stacked':
      return {
        stack: pairs.map(([key, value]) => ({
          stack: [
            { text: key, fontSize: 7, color: '#666' },
            { text: value, bold: true },
          ],
          margin: [0, 0, 0, 5],
        })),
        margin: [0, 6, 0, 8],
      };
    default:
      return {
        table: {
          widths: pairs.slice(0, 5).map(() => '*'),
          body: [
            pairs.slice(0, 5).map(([key]) => ({ text: key, fontSize: 8 })),
            pairs.slice(0, 5).map(([, value]) => ({ text: value, fontSize: 8 })),
          ],
        },
        margin: [0, 10, 0, 4],
      };
  }
}

/** Grids hold five cells; the rest follows as lines. */
function metaRest(writer, meta) {
  if (writer.layout.meta !== 'grid') return [meta];
  return [meta];
}

const lineOf = ([street, town, code], language) =>
  language === 'en' ? [street, town, code] : [street, `${code} ${town}`];

function head({ facts, layout }) {
  const name = { text: facts.supplier, fontSize: 17, bold: true };
  const office = lineOf(facts.office, facts.language).join(', ');
  const to = { stack: [facts.company, ...lineOf(facts.office, facts.language)], margin: [0, 14, 0, 14] };
  switch (layout.head) {
    case 'right':
      return [{ ...name, alignment: 'right' }, { text: office, alignment: 'right', fontSize: 8 }, to];
    case 'banner':
      return [
        {
          table: { widths: ['*'], body: [[{ ...name, fillColor: '#dfe8df', margin: [4, 8, 4, 8] }]] },
          layout: 'noBorders',
        },
        to,
      ];
    case 'window':
      return [
        { ...name, fontSize: 14, alignment: 'right' },
        { text: `${facts.supplier} · ${office}`, fontSize: 6, margin: [0, 30, 0, 0] },
        { ...to, margin: [0, 4, 0, 20] },
      ];
    default:
      return [name, { text: office, fontSize: 8 }, to];
  }
}

function site(writer) {
  const { facts, label, printed, layout } = writer;
  if (!hasPeriod(facts)) return [];
  printed.add('supplied_address');
  const lines = lineOf(facts.site, facts.language);
  const key = label('site', 'supply-address');
  if (layout.id % 3 === 0) return [{ stack: [{ text: key, bold: true }, ...lines], margin: [0, 4, 0, 8] }];
  if (layout.id % 3 === 1) return [{ text: `${key}: ${lines.join(', ')}`, margin: [0, 4, 0, 8] }];
  return [{ ...plain, table: { widths: [150, '*'], body: [[key, lines.join(', ')]] }, margin: [0, 2, 0, 8] }];
}

function side(writer) {
  const { facts, layout, label, printed } = writer;
  const blocks = [];
  if (layout.side === 'last' && hasPeriod(facts))
    blocks.push({
      text: `${label('lastYear', 'previous-use')}: ${facts.figures.whole(Math.round(facts.use * 0.93))} ${facts.unit}`,
      margin: [0, 8, 0, 0],
    });
  if (layout.side === 'balance')
    blocks.push({
      ...plain,
      table: {
        widths: ['*', 100],
        body: [
          [label('balance', 'previous-money'), { text: facts.figures.money(facts.gross - 1743), alignment: 'right' }],
        ],
      },
    });
  if (facts.type === 'electricity' && facts.renewable !== null) {
    printed.add('renewable_used');
    blocks.push({ text: `${label('renewable', 'renewable-share')}: ${facts.renewable} %`, margin: [0, 6, 0, 0] });
    if (layout.side === 'mix') blocks.push({ text: `CO2: 214 g/kWh`, fontSize: 8 });
  }
  if (layout.side === 'bank') blocks.push({ text: `IBAN ${facts.iban}`, fontSize: 8, margin: [0, 10, 0, 0] });
  return blocks;
}

/** The document definition for pdfmake, with the fields it prints and the labels it uses. */
export function pageOf(facts, layout, random) {
  const writer = writerOf(facts, layout, random);
  const { wording } = facts;
  const title = { text: random.pick(wording.titles[facts.type]), fontSize: 14, bold: true, margin: [0, 4, 0, 4] };
  const meta = metaRest(writer, metaBlock(writer));
  const intro = random.pick(wording.intro);
  const isIntro = ['intro', 'split'].includes(layout.period) && hasPeriod(facts);
  const text = isIntro
    ? wording.intro[0].replace('{period}', rangeText(writer))
    : intro.includes('{period}')
      ? wording.intro[1]
      : intro;
  const content = [
    ...head(writer),
    ...(layout.id % 2 === 0 ? [title, ...meta] : [...meta, title]),
    { text, margin: [0, 4, 0, 8] },
    ...site(writer),
    ...usage(writer),
    ...totals(writer),
    ...side(writer),
  ];
  const footer = () => ({ text: `${facts.supplier} · ${facts.foot}`, fontSize: 6, margin: [40, 0, 40, 0] });
  return {
    definition: {
      pageSize: 'A4',
      pageMargins: [50, 45, 50, 50],
      defaultStyle: { font: layout.font, fontSize: 10 },
      content,
      footer,
    },
    printed: writer.printed,
    said: writer.said,
  };
}
