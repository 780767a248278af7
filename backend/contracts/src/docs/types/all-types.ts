import type { DocCategory, DocType } from '../doc-type';
import { businessTravelDoc } from './business-travel';
import { deliveryInvoiceDoc, transportInvoiceDoc } from './carriage-invoices';
import { certificateDocs } from './certificates';
import { electricityDoc } from './electricity';
import { epcDoc } from './epc';
import { fuelDoc } from './fuel';
import { goodsListDoc } from './goods-list';
import { insuranceDoc } from './insurance';
import { questionsDoc, whatsappDoc } from './messages';
import { netzRedispatchDoc } from './netz-redispatch';
import { partnerLoadDoc } from './partner-load';
import { partnerStatementDoc } from './partner-statement';
import { qhsePolicyDoc } from './policy';
import { electricityWaterDoc, singaporeUtilityDoc } from './power-and-water';
import { purchaseInvoiceDoc } from './purchase-invoice';
import { locationListDoc, vehicleListDoc } from './record-lists';
import { staffListDoc } from './staff-list';
import { statementDoc } from './statement';
import { surveyDoc } from './survey';
import { vehicleUsageDoc } from './vehicle-usage';
import { wasteReportDoc } from './waste-report';
import { waterDoc } from './water';

/** All document types, in the order in which they are offered. */
export const DOC_TYPES: readonly DocType[] = [
  ...[electricityDoc, waterDoc, electricityWaterDoc, singaporeUtilityDoc, fuelDoc],
  ...[purchaseInvoiceDoc, transportInvoiceDoc, deliveryInvoiceDoc, wasteReportDoc],
  ...[vehicleUsageDoc, businessTravelDoc, netzRedispatchDoc],
  ...[staffListDoc, vehicleListDoc, locationListDoc, goodsListDoc, partnerLoadDoc],
  ...certificateDocs,
  ...[epcDoc, insuranceDoc, qhsePolicyDoc, statementDoc, partnerStatementDoc, whatsappDoc, questionsDoc, surveyDoc],
];

const byId = new Map(DOC_TYPES.map((type) => [type.id, type]));

/** Returns the document type with the id; undefined if there is none. */
export const docTypeOf = (id: string): DocType | undefined => byId.get(id);

/** Returns the categories of the types, without repeats. */
export const categoriesOf = (ids: readonly string[]): readonly DocCategory[] => [
  ...new Set(ids.flatMap((id) => byId.get(id)?.category ?? [])),
];

/** Labels of the types whose documents may be applied automatically, by id. */
export const MAY_APPLY_BY_ITSELF: Readonly<Record<string, string>> = Object.fromEntries(
  DOC_TYPES.filter(({ makes, isFormer }) => ['records', 'expiry'].includes(makes.kind) && !isFormer).map(
    ({ id, label }) => [id, label],
  ),
);
