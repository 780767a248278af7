import type { DocCategory, DocType } from '../doc-type';
import { deliveryInvoiceDoc, transportInvoiceDoc } from './carriage-invoices';
import { certificateDocs } from './certificates';
import { electricityDoc } from './electricity';
import { epcDoc } from './epc';
import { fuelDoc } from './fuel';
import { insuranceDoc } from './insurance';
import { partnerStatementDoc } from './partner-statement';
import { qhsePolicyDoc } from './policy';
import { purchaseInvoiceDoc } from './purchase-invoice';
import { wasteReportDoc } from './waste-report';
import { waterDoc } from './water';

/** Every type of document, in the order in which they are offered. */
export const DOC_TYPES: readonly DocType[] = [
  ...[electricityDoc, waterDoc, fuelDoc],
  ...[purchaseInvoiceDoc, transportInvoiceDoc, deliveryInvoiceDoc, wasteReportDoc],
  ...certificateDocs,
  ...[epcDoc, insuranceDoc, qhsePolicyDoc, partnerStatementDoc],
];

const byId = new Map(DOC_TYPES.map((type) => [type.id, type]));

/** The type of an id; undefined where there is none. */
export const docTypeOf = (id: string): DocType | undefined => byId.get(id);

/** Categories of some types, each once. */
export const categoriesOf = (ids: readonly string[]): readonly DocCategory[] => [
  ...new Set(ids.flatMap((id) => byId.get(id)?.category ?? [])),
];
