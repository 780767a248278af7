/** A term of EN 16931 that the portal reads, and its element path in UBL or CII, matched from the end. */
export interface TermPath {
  readonly term: string;
  /** Local element names, innermost last. */
  readonly path: string;
  /** `scheme` is an attribute that must be present. `unitTerm` is the term under which `unitCode` is stored. */
  readonly scheme?: string;
  readonly unitTerm?: string;
}

const at = (term: string, path: string, more: Partial<TermPath> = {}): TermPath => ({ term, path, ...more });

/** Names of the XML elements that hold one line of an invoice. */
export const LINE_ELEMENTS = new Set(['InvoiceLine', 'CreditNoteLine', 'IncludedSupplyChainTradeLineItem']);

/** Names of the root elements of electronic invoices, in UBL and CII. */
export const ROOTS = new Set(['Invoice', 'CreditNote', 'CrossIndustryInvoice', 'CrossIndustryDocument']);

/** Terms of the whole invoice. */
export const HEADER_TERMS: readonly TermPath[] = [
  at('BT-1', 'Invoice/ID'),
  at('BT-1', 'CreditNote/ID'),
  at('BT-2', 'Invoice/IssueDate'),
  at('BT-2', 'CreditNote/IssueDate'),
  at('BT-9', 'Invoice/DueDate'),
  at('BT-5', 'DocumentCurrencyCode'),
  at('BT-13', 'OrderReference/ID'),
  at('BT-18', 'AdditionalDocumentReference/ID', { scheme: 'schemeID' }),
  at('BT-27', 'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName'),
  at('BT-28', 'AccountingSupplierParty/Party/PartyName/Name'),
  at('BT-31', 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID'),
  at('BT-44', 'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName'),
  at('BT-45', 'AccountingCustomerParty/Party/PartyName/Name'),
  at('BT-46', 'AccountingCustomerParty/Party/PartyIdentification/ID'),
  at('BT-72', 'Delivery/ActualDeliveryDate'),
  at('BT-73', 'Invoice/InvoicePeriod/StartDate'),
  at('BT-74', 'Invoice/InvoicePeriod/EndDate'),
  at('BT-75', 'DeliveryLocation/Address/StreetName'),
  at('BT-77', 'DeliveryLocation/Address/CityName'),
  at('BT-78', 'DeliveryLocation/Address/PostalZone'),
  at('BT-84', 'PayeeFinancialAccount/ID'),
  at('BT-109', 'LegalMonetaryTotal/TaxExclusiveAmount'),
  at('BT-110', 'Invoice/TaxTotal/TaxAmount'),
  at('BT-110', 'CreditNote/TaxTotal/TaxAmount'),
  at('BT-112', 'LegalMonetaryTotal/TaxInclusiveAmount'),
  at('BT-115', 'LegalMonetaryTotal/PayableAmount'),
  at('BT-1', 'ExchangedDocument/ID'),
  at('BT-1', 'HeaderExchangedDocument/ID'),
  at('BT-2', 'ExchangedDocument/IssueDateTime/DateTimeString'),
  at('BT-2', 'HeaderExchangedDocument/IssueDateTime/DateTimeString'),
  at('BT-5', 'InvoiceCurrencyCode'),
  at('BT-9', 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'),
  at('BT-13', 'BuyerOrderReferencedDocument/IssuerAssignedID'),
  at('BT-18', 'AdditionalReferencedDocument/IssuerAssignedID'),
  at('BT-27', 'SellerTradeParty/Name'),
  at('BT-31', 'SellerTradeParty/SpecifiedTaxRegistration/ID'),
  at('BT-44', 'BuyerTradeParty/Name'),
  at('BT-46', 'BuyerTradeParty/ID'),
  at('BT-72', 'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString'),
  at('BT-73', 'TradeSettlement/BillingSpecifiedPeriod/StartDateTime/DateTimeString'),
  at('BT-74', 'TradeSettlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString'),
  at('BT-75', 'ShipToTradeParty/PostalTradeAddress/LineOne'),
  at('BT-77', 'ShipToTradeParty/PostalTradeAddress/CityName'),
  at('BT-78', 'ShipToTradeParty/PostalTradeAddress/PostcodeCode'),
  at('BT-84', 'PayeePartyCreditorFinancialAccount/IBANID'),
  at('BT-109', 'MonetarySummation/TaxBasisTotalAmount'),
  at('BT-110', 'MonetarySummation/TaxTotalAmount'),
  at('BT-112', 'MonetarySummation/GrandTotalAmount'),
  at('BT-115', 'MonetarySummation/DuePayableAmount'),
];

/** Terms of each invoice line. */
export const LINE_TERMS: readonly TermPath[] = [
  at('BT-128', 'DocumentReference/ID'),
  at('BT-129', 'InvoicedQuantity', { unitTerm: 'BT-130' }),
  at('BT-129', 'CreditedQuantity', { unitTerm: 'BT-130' }),
  at('BT-131', 'LineExtensionAmount'),
  at('BT-134', 'InvoicePeriod/StartDate'),
  at('BT-135', 'InvoicePeriod/EndDate'),
  at('BT-153', 'Item/Name'),
  at('BT-129', 'TradeDelivery/BilledQuantity', { unitTerm: 'BT-130' }),
  at('BT-131', 'MonetarySummation/LineTotalAmount'),
  at('BT-134', 'BillingSpecifiedPeriod/StartDateTime/DateTimeString'),
  at('BT-135', 'BillingSpecifiedPeriod/EndDateTime/DateTimeString'),
  at('BT-153', 'SpecifiedTradeProduct/Name'),
];

/** Element names that versions of CII prefix differently: `SpecifiedTradeSettlementHeaderMonetarySummation`. */
const ENDINGS = new Set(['MonetarySummation', 'TradeSettlement', 'TradeDelivery']);

/** Returns true if a path of local names ends with the path of a term. */
export function endsWith(path: readonly string[], sought: string): boolean {
  const names = sought.split('/');
  const tail = path.slice(-names.length);
  return (
    tail.length === names.length &&
    names.every((name, index) => tail[index] === name || (ENDINGS.has(name) && tail[index]?.endsWith(name) === true))
  );
}
