/** Meaning of each label in the reader's terms; whether the reader knows a label is measured, not assumed. */
export const MEANINGS = {
  invoiceNumber: ['identifier', 'invoice-number'],
  customerNumber: ['identifier', 'customer-number'],
  contract: ['identifier', 'contract-number'],
  orderNumber: ['identifier', 'order-number'],
  meter: ['identifier', 'meter-number'],
  issueDate: ['date', 'issue-date'],
  dueDate: ['date', 'due-date'],
  orderDate: ['date', 'order-date'],
  delivered: ['date', 'delivery-date'],
  period: ['period', 'period'],
  periodFrom: ['date', 'period-start'],
  periodTo: ['date', 'period-end'],
  net: ['money', 'net'],
  tax: ['money', 'tax'],
  gross: ['money', 'gross'],
  before: ['money', 'previous-money'],
  payments: ['money', 'previous-money'],
  instalments: ['money', 'previous-money'],
  use: ['quantity', 'use'],
  lastYear: ['quantity', 'previous-use'],
  renewable: ['percent', 'renewable-share'],
};

const USE_FIELDS = { electricity: 'electricity_used', water: 'water_used', natural_gas: 'quantity', fuel: 'quantity' };

/** Writes a bill on a sheet with labels in its language, and records the printed fields. */
export function writerOf(sheet, bill, random) {
  const printed = new Set();
  const said = [];
  const say = (concept, words = {}) => {
    let text = random.pick(bill.wording[concept]);
    for (const [name, value] of Object.entries(words)) text = text.replace(`{${name}}`, value);
    if (MEANINGS[concept])
      said.push({ concept, text: text.replace('{rate}', `${bill.figure(bill.rates[0], bill.rates[0] % 1 ? 2 : 0)}%`) });
    return said.at(-1)?.concept === concept ? said.at(-1).text : text;
  };
  const percent = (rate) => `${bill.figure(rate, String(rate).split('.')[1]?.length ?? 0)} %`;
  const print = (...fields) => {
    for (const each of fields) printed.add(each);
  };
  const pair = (field, label, value) => {
    if (field) print(field);
    return [label, value];
  };
  const isMetered = ['electricity', 'natural_gas', 'water'].includes(bill.type);
  return {
    sheet,
    bill,
    random,
    printed,
    said,
    say,
    percent,
    print,
    isMetered,
    title: random.pick(bill.wording.titles[bill.type]),
    amountUsed: () => {
      print(USE_FIELDS[bill.type]);
      return `${bill.figure(bill.use, 0)} ${bill.unit}`;
    },
    range: () => {
      print('period_start', 'period_end');
      return `${bill.day(bill.from)} ${random.pick(bill.wording.to)} ${bill.day(bill.to)}`;
    },
    /** Prints the label and value of each field. */
    number: () => pair('invoice_number', say('invoiceNumber'), bill.invoiceNumber),
    date: () => pair('invoice_date', say('issueDate'), bill.day(bill.issued)),
    customer: () => pair('customer_number', say('customerNumber'), bill.customerNumber),
    order: () => pair('order_number', say('orderNumber'), bill.orderNumber),
    due: () => [say('dueDate'), bill.day(bill.due)],
    delivered: () => pair(bill.type === 'fuel' && 'delivery_date', say('delivered'), bill.day(bill.delivered)),
    net: () => pair('net', say('net'), bill.money(bill.net)),
    tax: () => {
      const [only, second] = bill.taxes;
      return pair('tax', say('tax', { rate: second ? '' : percent(only.rate) }).trim(), bill.money(bill.tax));
    },
    gross: () => pair('cost', say('gross'), bill.money(bill.gross)),
  };
}
