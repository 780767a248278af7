import { lines } from './blocks.mjs';

export const sender = ({ sheet, bill, print }, x, y, style) => {
  print('supplier_name');
  sheet.put(bill.supplier, x, y, style);
};
export const addressee = ({ sheet, bill, print }, x, y, step = 13) => {
  print('company_name');
  return lines(sheet, [bill.company, ...bill.addressOf(bill.postal)], { x, y, step });
};
export const supplied = ({ bill, print }) => {
  print('supplied_address');
  return bill.addressOf(bill.site).join(', ');
};
export const sums = (writer) => [writer.net(), writer.tax(), writer.gross()];
