const BOTTOM = 770;

/** Rows below their headings; a table that reaches the foot continues on the next page with its headings. */
export function table(
  sheet,
  { x, y, columns, rows, height = 14, size = 8.5, head = true, ruled = true, turn = (_at) => undefined },
) {
  const cell = (text, column, at, style) => {
    if (text === '' || text === undefined || text === null) return;
    if (column.align === 'end') sheet.end(text, column.x + column.width - 4, at, style);
    else sheet.put(text, column.x + 2, at, style);
  };
  const placed = [];
  let left = x;
  for (const column of columns) {
    placed.push({ ...column, x: left });
    left += column.width;
  }
  const headings = (at) => {
    for (const column of placed) cell(column.title, column, at, { size: size - 0.5, bold: true });
    if (ruled) sheet.rule(x, at + height - 3, left);
    return at + height + 1;
  };
  let at = head ? headings(y) : y;
  for (const row of rows) {
    if (at > BOTTOM) {
      turn(at + 6);
      sheet.page();
      at = head ? headings(60) : 60;
    }
    for (const [index, text] of row.entries()) cell(text, placed[index], at, { size });
    at += height;
  }
  if (ruled) sheet.rule(x, at, left);
  return at + 8;
}

/** Labels and values, one pair per line; `gap` is the distance from the label's left edge to the value. */
export function pairs(sheet, rows, { x, y, gap = 0, to = 0, step = 14, label = {}, value = {}, mark = '' }) {
  rows.forEach(([key, text], at) => {
    const line = y + at * step;
    sheet.put(`${key}${mark}`, x, line, label);
    if (to) sheet.end(text, to, line, value);
    else sheet.put(text, x + gap, line, value);
  });
  return y + rows.length * step;
}

/** Small labels with their values below or above. */
export function captions(sheet, rows, { x, y, width, isBelow = true, size = 10, small = 6.5 }) {
  rows.forEach(([key, text], at) => {
    const left = x + at * width;
    sheet.put(key, left, isBelow ? y : y + size + 4, { size: small, color: '#555' });
    sheet.put(text, left, isBelow ? y + small + 3 : y, { size, bold: true });
  });
  return y + size + small + 12;
}

export function lines(sheet, texts, { x, y, step = 12, style = {} }) {
  for (const [at, text] of texts.entries()) sheet.put(text, x, y + at * step, style);
  return y + texts.length * step;
}

const WIDTHS = { position: 24, description: 190, quantity: 62, unit: 40, price: 66, rate: 44, line: 80 };

/** The charges line by line, in the layout's order of columns. */
export function charges(writer, { x, y, columns, sum = false, isBare = true, scale = 1, ...more }) {
  const { sheet, bill, say, percent } = writer;
  const title = {
    unit: '',
    rate: '%',
    position: () => say('position'),
    description: () => say('description'),
    quantity: () => say('quantity'),
    price: () => say('price'),
    line: () => say('line'),
  };
  const named = columns.map((name) => ({
    title: typeof title[name] === 'function' ? title[name]() : title[name],
    width: WIDTHS[name] * scale,
    align: ['quantity', 'price', 'rate', 'line'].includes(name) ? 'end' : 'start',
  }));
  const hasUnit = columns.includes('unit');
  const texts = {
    position: (_, at) => String(at + 1),
    description: ({ text }) => text,
    quantity: ({ quantity, unit }) => `${bill.figure(quantity, 0)}${hasUnit || !unit ? '' : ` ${unit}`}`,
    unit: ({ unit }) => unit ?? '',
    price: ({ price, places }) => bill.figure(price / 100, places),
    rate: ({ rate }) => percent(rate).replace(' %', ''),
    line: ({ amount }) => (isBare ? bill.bare(amount) : bill.money(amount)),
  };
  const rows = bill.lines.map((line, at) => columns.map((name) => texts[name](line, at)));
  if (bill.type === 'fuel') writer.print('fuel_type');
  if (bill.type === 'fuel' && bill.lines.length === 1) writer.print('quantity');
  if (sum) {
    const used = writer.amountUsed();
    const total = { description: say('use'), quantity: hasUnit ? bill.figure(bill.use, 0) : used, unit: bill.unit };
    rows.push(columns.map((name) => total[name] ?? ''));
  }
  return table(sheet, { x, y, columns: named, rows, ...more });
}

/** Readings of each meter and register, with the kind of reading. */
export function registers(writer, { x, y, withUnit = 'cell', scale = 1, sum = true }) {
  const { sheet, bill, say, print } = writer;
  print('meter_number');
  const isScaled = bill.meters.some(({ multiplier }) => multiplier > 1);
  const columns = [
    { title: say('meter'), width: 92 * scale },
    { title: '', width: 74 * scale },
    { title: say('previous'), width: 74 * scale, align: 'end' },
    { title: say('present'), width: 74 * scale, align: 'end' },
    { title: say('readings'), width: 54 * scale, align: 'end' },
    ...(isScaled ? [{ title: say('multiplier'), width: 52 * scale, align: 'end' }] : []),
    { title: withUnit === 'heading' ? `${say('use')} ${bill.unit}` : say('use'), width: 92 * scale, align: 'end' },
  ];
  const unit = withUnit === 'cell' ? ` ${bill.unit}` : '';
  const rows = bill.meters.flatMap(({ number, multiplier, registers: own }) =>
    own.map(({ register, previous, present, use, isEstimated }, at) => [
      at === 0 ? number : '',
      register === 'all' ? '' : bill.wording[register].split(' ').at(-1),
      bill.figure(previous, 0),
      bill.figure(present, 0),
      isEstimated ? bill.wording.estimated : bill.wording.actual,
      ...(isScaled ? [String(multiplier)] : []),
      `${bill.figure(use, 0)}${unit}`,
    ]),
  );
  if (sum && rows.length > 1) rows.push([say('use'), ...columns.slice(2).map(() => ''), writer.amountUsed()]);
  else writer.amountUsed();
  return table(sheet, { x, y, columns, rows });
}

/** A foot in three columns: office, bank and company register. */
export function foot(writer, y = 785) {
  const { sheet, bill } = writer;
  const { wording } = bill;
  const style = { size: 6, color: '#444' };
  lines(sheet, [bill.supplier, bill.office.street, ...bill.townOf(bill.office)], { x: 45, y, step: 8, style });
  lines(sheet, [`${wording.phone} ${bill.phone}`, `${wording.vatId}: ${bill.vat}`], { x: 230, y, step: 8, style });
  lines(
    sheet,
    [
      bill.iban ? `IBAN ${bill.iban}` : `${wording.bank}: ${bill.postal.street}`,
      wording.foot.replace('{reg}', bill.phone.slice(0, 6)),
    ],
    { x: 390, y, step: 8, style },
  );
}

/** Previous balance, payments, and the amount now due. */
export function account(writer, { x, y, to, step = 13 }) {
  const { sheet, bill, say } = writer;
  const paid = bill.before;
  const rows = [
    [say('before'), bill.money(bill.before)],
    [`${say('payments')}${bill.language === 'us' ? '' : ` ${bill.day(bill.paidOn)}`}`, bill.money(-paid)],
    writer.gross(),
    [say('amountDue'), bill.money(bill.gross)],
  ];
  return pairs(sheet, rows, { x, y, to, step });
}

/** Deducted instalments, which make the amount due less than the bill. */
export function settled(writer, { x, y, to }) {
  const { sheet, bill, say } = writer;
  const paid = Math.round(bill.gross * 0.83);
  const rows = [
    writer.net(),
    writer.tax(),
    writer.gross(),
    [say('instalments'), bill.money(-paid)],
    [say('amountDue'), bill.money(bill.gross - paid)],
  ];
  return pairs(sheet, rows, { x, y, to });
}

/** A table of tax by rate, followed by the total. */
export function taxTable(writer, { x, y }) {
  const { sheet, bill, say, percent } = writer;
  const columns = [
    { title: '%', width: 50, align: 'end' },
    { title: say('net'), width: 90, align: 'end' },
    { title: say('tax', { rate: '' }).replace('()', '').trim(), width: 90, align: 'end' },
    { title: say('gross'), width: 100, align: 'end' },
  ];
  const rows = bill.taxes.map(({ rate, base, tax }) => [
    percent(rate),
    bill.bare(base),
    bill.bare(tax),
    bill.bare(base + tax),
  ]);
  if (rows.length > 1) rows.push(['', bill.bare(bill.net), bill.bare(bill.tax), bill.bare(bill.gross)]);
  writer.print('net', 'tax', 'cost');
  return table(sheet, { x, y, columns, rows });
}
