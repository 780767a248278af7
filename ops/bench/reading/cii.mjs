const CODES = { kWh: 'KWH', 'm³': 'MTQ', L: 'LTR' };
const day = (text) => `<udt:DateTimeString format="102">${text.replaceAll('-', '')}</udt:DateTimeString>`;
const money = (cents) => (cents / 100).toFixed(2);
const escaped = (text) => text.replaceAll('&', '&amp;');

/** The e-invoice of a bill, as attached to its PDF. */
export const ciiOf = (facts) => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="r" xmlns:ram="m" xmlns:udt="u">
<rsm:ExchangedDocument><ram:ID>${facts.invoiceNumber}</ram:ID><ram:IssueDateTime>${day(facts.issued)}</ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
<ram:IncludedSupplyChainTradeLineItem>
<ram:SpecifiedTradeProduct><ram:Name>${facts.wording.goods[facts.type]}</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${CODES[facts.unit] ?? 'C62'}">${facts.use}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
</ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement>
<ram:SellerTradeParty><ram:Name>${escaped(facts.supplier)}</ram:Name></ram:SellerTradeParty>
<ram:BuyerTradeParty><ram:ID>${facts.customerNumber}</ram:ID><ram:Name>${escaped(facts.company)}</ram:Name></ram:BuyerTradeParty>
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeSettlement>
${facts.figures.printed ? `<ram:InvoiceCurrencyCode>${facts.figures.currency}</ram:InvoiceCurrencyCode>` : ''}
<ram:BillingSpecifiedPeriod><ram:StartDateTime>${day(facts.from)}</ram:StartDateTime><ram:EndDateTime>${day(facts.to)}</ram:EndDateTime></ram:BillingSpecifiedPeriod>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation>
<ram:TaxBasisTotalAmount>${money(facts.net)}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount>${money(facts.tax)}</ram:TaxTotalAmount><ram:GrandTotalAmount>${money(facts.gross)}</ram:GrandTotalAmount>
</ram:SpecifiedTradeSettlementHeaderMonetarySummation>
</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
