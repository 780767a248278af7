import { addressee, sender, sums, supplied } from './letterhead.mjs';
import { captions, charges, foot, lines, pairs, registers, table, taxTable } from './blocks.mjs';

/** Two columns: usage on the left, charges on the right, readings on a second page. */
function columns(writer) {
  const { sheet, bill, say, isMetered } = writer;
  sheet.box(0, 0, 200, 842, '#f2f0e6');
  sender(writer, 24, 40, { size: 12, bold: true });
  const facts = [
    writer.number(),
    writer.date(),
    writer.customer(),
    writer.due(),
    [say('contract'), bill.contractNumber],
  ];
  if (isMetered) facts.push([say('period'), writer.range()]);
  facts.forEach(([key, text], at) => {
    sheet.put(key, 24, 84 + at * 30, { size: 7, color: '#555' });
    sheet.put(text, 24, 94 + at * 30, { size: 9.5 });
  });
  if (isMetered) {
    sheet.put(say('site'), 24, 280, { size: 7, color: '#555' });
    lines(sheet, bill.addressOf(bill.site), { x: 24, y: 290 });
    writer.print('supplied_address');
  }
  addressee(writer, 230, 60);
  sheet.put(writer.title, 230, 140, { size: 14, bold: true });
  const y = charges(writer, {
    x: 222,
    y: 176,
    columns: ['description', 'quantity', 'line'],
    scale: 0.98,
    sum: bill.type === 'fuel',
  });
  pairs(sheet, sums(writer), { x: 230, y, to: 540 });
  if (isMetered) {
    sheet.page();
    sheet.put(`${bill.wording.page[0]} 2`, 500, 30, { size: 7 });
    registers(writer, { x: 45, y: 60 });
  }
}

/** Deliveries or months of many meters, in a table over several pages with totals carried forward. */
function pages(writer) {
  const { sheet, bill, say, isMetered, random } = writer;
  sender(writer, 45, 40, { size: 15, bold: true });
  addressee(writer, 45, 90);
  pairs(sheet, [writer.number(), writer.date(), writer.customer(), writer.due()], { x: 350, y: 90, gap: 95 });
  sheet.put(writer.title, 45, 160, { bold: true, size: 12 });
  let y = 184;
  if (isMetered) {
    pairs(
      sheet,
      [
        [say('period'), writer.range()],
        [say('site'), supplied(writer)],
      ],
      { x: 45, y, gap: 140 },
    );
    y += 36;
    y = registers(writer, { x: 45, y });
  }
  const count = 60;
  const columnsOf = [
    { title: say('delivered'), width: 90 },
    { title: say('deliveryNote'), width: 90 },
    { title: say('description'), width: 190 },
    { title: say('line'), width: 110, align: 'end' },
  ];
  const parts = Array.from({ length: count }, () => Math.floor(bill.net / count));
  parts[count - 1] += bill.net - parts.reduce((sum, each) => sum + each, 0);
  const [first] = bill.lines;
  const rows = parts.map((amount, at) => [
    bill.day(new Date(Date.parse(bill.from) + at * 43_200_000).toISOString().slice(0, 10)),
    `${random.digits(6)}`,
    first.text,
    bill.bare(amount),
  ]);
  if (bill.type === 'fuel') writer.print('fuel_type');
  y = table(sheet, {
    x: 45,
    y,
    columns: columnsOf,
    rows,
    height: 13,
    turn: (at) => sheet.put(bill.wording.carried[0], 235, at, { size: 8 }),
  });
  const use = bill.type === 'fuel' ? [[say('use'), writer.amountUsed()]] : [];
  pairs(sheet, [...use, ...sums(writer)], { x: 300, y: y + 4, to: 520 });
}

/** Values to the left of their labels, dates too. */
function leftward(writer) {
  const { sheet, bill, say, isMetered } = writer;
  sender(writer, 45, 40, { size: 13, bold: true });
  lines(sheet, bill.addressOf(bill.office), { x: 45, y: 58, step: 10, style: { size: 8 } });
  addressee(writer, 330, 100);
  sheet.put(writer.title, 45, 150, { size: 13, bold: true });
  const back = (rows, y, edge) =>
    rows.forEach(([key, text], at) => {
      sheet.end(text, edge, y + at * 14, { bold: true });
      sheet.put(key, edge + 8, y + at * 14, { size: 8.5 });
    });
  back([writer.number(), writer.date(), writer.customer(), ...(isMetered ? [] : [writer.order()])], 180, 150);
  let y = 240;
  if (isMetered) {
    back(
      [
        [say('period'), writer.range()],
        [say('use'), writer.amountUsed()],
      ],
      y,
      190,
    );
    sheet.put(`${say('site')}: ${supplied(writer)}`, 45, y + 32);
    y = registers(writer, { x: 45, y: y + 54 });
  }
  y = charges(writer, {
    x: 45,
    y,
    columns: ['line', 'quantity', 'description', 'price'],
    isBare: false,
    sum: bill.type === 'fuel' && bill.lines.length > 1,
  });
  back(sums(writer), y, 150);
  foot(writer);
}

/** A bill as software services send it: a large total with its date, thin labels, wide letter spacing. */
function modern(writer) {
  const { sheet, bill, say, isMetered, print } = writer;
  const title = bill.wording.titles.purchase_invoice[0];
  sheet.put(isMetered || bill.type === 'fuel' ? writer.title : title, 40, 40, { size: 18, bold: true, spacing: 0.2 });
  sheet.end(bill.supplier, 555, 44, { bold: true });
  print('supplier_name', 'company_name');
  pairs(sheet, [writer.number(), writer.date(), writer.due(), writer.customer()], {
    x: 40,
    y: 74,
    gap: 110,
    label: { bold: true, size: 9 },
    value: { size: 9 },
  });
  lines(sheet, [bill.supplier, ...bill.addressOf(bill.office), bill.region.country], {
    x: 40,
    y: 146,
    style: { size: 8.5 },
  });
  lines(sheet, [say('billTo'), bill.company, ...bill.addressOf(bill.postal), bill.region.country], {
    x: 250,
    y: 146,
    style: { size: 8.5 },
  });
  sheet.put(`${bill.money(bill.gross)}  ${say('dueDate')} ${bill.day(bill.due)}`, 40, 226, { size: 15, bold: true });
  let y = 260;
  if (isMetered) {
    sheet.put(writer.range(), 40, y, { size: 9 });
    sheet.put(`${say('site')} ${supplied(writer)}`, 40, y + 13, { size: 9 });
    y = registers(writer, { x: 40, y: y + 36 });
  }
  y = charges(writer, {
    x: 40,
    y,
    columns: ['description', 'quantity', 'price', 'line'],
    isBare: false,
    sum: bill.type === 'fuel',
    scale: 1.15,
  });
  pairs(sheet, [...sums(writer), [say('amountDue'), bill.money(bill.gross)]], { x: 320, y, to: 500 });
}

/** Several meters, each in its own block with its use; the total at the end. */
function meters(writer) {
  const { sheet, bill, say, isMetered, print } = writer;
  sender(writer, 45, 40, { size: 15, bold: true });
  addressee(writer, 45, 96);
  pairs(sheet, [writer.customer(), writer.number(), writer.date(), writer.due()], { x: 340, y: 96, to: 550 });
  sheet.put(writer.title, 45, 176, { size: 12, bold: true });
  let y = 200;
  if (isMetered) {
    sheet.put(`${say('site')}: ${supplied(writer)}`, 45, y);
    sheet.put(`${say('period')}: ${writer.range()}`, 45, y + 13);
    y += 36;
    print('meter_number');
    const [meter, previous, present, factor, use] = ['meter', 'previous', 'present', 'multiplier', 'use'].map((each) =>
      say(each),
    );
    for (const each of bill.meters)
      for (const register of each.registers) {
        sheet.put(`${meter} ${each.number}`, 45, y, { bold: true });
        sheet.put(`${previous} ${bill.figure(register.previous, 0)}`, 175, y);
        sheet.put(
          `${present} ${bill.figure(register.present, 0)} ${register.isEstimated ? bill.wording.estimated : bill.wording.actual}`,
          275,
          y,
        );
        if (each.multiplier > 1) sheet.put(`${factor} ${each.multiplier}`, 400, y);
        sheet.end(`${bill.figure(register.use, 0)} ${bill.unit}`, 550, y);
        y += 14;
      }
    sheet.put(use, 45, y + 2, { bold: true });
    sheet.end(writer.amountUsed(), 550, y + 2, { bold: true });
    y += 24;
  }
  y = charges(writer, {
    x: 45,
    y,
    columns: ['description', 'quantity', 'unit', 'price', 'line'],
    sum: bill.type === 'fuel' && bill.lines.length > 1,
  });
  pairs(sheet, sums(writer), { x: 330, y, to: 550 });
  foot(writer);
}

/** Name and address without labels, totals with their rates, the date beside the town. */
function workshop(writer) {
  const { sheet, bill, say, isMetered, print } = writer;
  sheet.mid(bill.supplier, 297, 40, { size: 20, italics: true });
  print('supplier_name', 'invoice_date');
  sheet.mid(`${bill.addressOf(bill.office).join(', ')} - ${bill.wording.phone} ${bill.phone}`, 297, 66, { size: 7.5 });
  addressee(writer, 60, 110);
  sheet.put(`${bill.office.town}, ${bill.day(bill.issued)}`, 390, 170);
  const [key, text] = writer.number();
  sheet.put(`${key} ${text}`, 60, 200, { size: 12, bold: true });
  const [customer, own] = writer.customer();
  sheet.put(`${customer} ${own}`, 390, 186, { size: 8.5 });
  let y = 230;
  sheet.put(writer.title, 60, y - 12, { size: 9 });
  if (isMetered) {
    sheet.put(`${say('period')} ${writer.range()}, ${say('site')} ${supplied(writer)}`, 60, y, { size: 8 });
    y = registers(writer, { x: 60, y: y + 20, scale: 0.9 });
  } else if (bill.type === 'fuel') {
    const [when, day] = writer.delivered();
    sheet.put(`${when} ${day}`, 60, y, { size: 8.5 });
    y += 18;
  }
  y = charges(writer, {
    x: 60,
    y,
    columns: ['quantity', 'description', 'price', 'line'],
    scale: 1.1,
    isBare: false,
    sum: bill.type === 'fuel' && bill.lines.length > 1,
  });
  pairs(sheet, sums(writer), { x: 320, y, to: 492 });
  sheet.put(`${bill.wording.terms}. ${bill.wording.thanks[0]}`, 60, y + 70, { size: 8 });
  foot(writer);
}

/** A landscape page with headings on the right: totals at the top, facts at the foot. */
function upended(writer) {
  const { sheet, bill, say, isMetered } = writer;
  captions(sheet, sums(writer), { x: 60, y: 40, width: 160, size: 12 });
  sheet.put(writer.title, 60, 84, { size: 13, bold: true });
  let y = 110;
  if (isMetered) {
    sheet.put(`${say('use')} ${writer.amountUsed()}`, 60, y);
    sheet.put(`${say('period')} ${writer.range()}`, 300, y);
    y = registers(writer, { x: 60, y: y + 24, scale: 0.9, sum: false });
  }
  y = charges(writer, {
    x: 60,
    y,
    columns: ['description', 'price', 'quantity', 'line'],
    sum: bill.type === 'fuel' && bill.lines.length > 1,
  });
  taxTable(writer, { x: 200, y });
  const rows = [writer.number(), writer.customer(), writer.date(), writer.due()];
  if (isMetered) rows.push([say('site'), supplied(writer)]);
  pairs(sheet, rows, { x: 300, y: 660, gap: 110, mark: ' :' });
  sender(writer, 60, 660, { size: 12, bold: true });
  lines(sheet, bill.addressOf(bill.office), { x: 60, y: 676 });
  addressee(writer, 60, 720);
}

export const STATEMENTS = { columns, pages, leftward, modern, meters, workshop, upended };
