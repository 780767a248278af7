import type { Idea } from './lexicon';

/** Kinds of tokens in a text. */
export type TokenKind = 'date' | 'period' | 'money' | 'quantity' | 'percent' | 'identifier';

/** Meanings of a value on a document. Roles that no field uses keep their values out of fields that might take them. */
export type Role =
  | 'invoice-number'
  | 'customer-number'
  | 'contract-number'
  | 'order-number'
  | 'meter-number'
  | 'supply-point'
  | 'tax-number'
  | 'certificate-number'
  | 'bank'
  | 'phone'
  | 'issue-date'
  | 'due-date'
  | 'order-date'
  | 'delivery-date'
  | 'reading-date'
  | 'period-start'
  | 'period-end'
  | 'start-date'
  | 'expiry-date'
  | 'period'
  | 'other-period'
  | 'net'
  | 'tax'
  | 'gross'
  | 'price'
  | 'discount'
  | 'previous-money'
  | 'liability'
  | 'use'
  | 'previous-use'
  | 'reading-start'
  | 'reading-end'
  | 'emissions'
  | 'renewable-share'
  | 'tax-rate'
  | 'multiplier'
  | 'supplier'
  | 'customer'
  | 'supply-address'
  | 'standard'
  | 'instrument'
  | 'fuel-type'
  | 'currency';

interface RoleRule {
  readonly role: Role;
  readonly all: readonly Idea[];
  readonly none?: readonly Idea[];
  /** Confidence, 0 to 1, that a label with these ideas means the role. */
  readonly strength: number;
}

const rule = (role: Role, all: string, strength: number, none = ''): RoleRule => ({
  role,
  all: all.split(' ').filter(Boolean) as Idea[],
  none: none.split(' ').filter(Boolean) as Idea[],
  strength,
});

const NOT_INVOICE = 'previous use order tax meter supply bank phone certificate customer contract';

const RULES: Readonly<Record<TokenKind, readonly RoleRule[]>> = {
  identifier: [
    rule('invoice-number', 'invoice tax number', 0.9, 'order customer bank previous'),
    rule('invoice-number', 'invoice tax', 0.6, 'order customer bank number amount total net gross previous'),
    rule('invoice-number', 'invoice number', 0.97, `${NOT_INVOICE} date`),
    rule('invoice-number', 'invoice', 0.6, `${NOT_INVOICE} date amount total gross`),
    rule('invoice-number', 'invoice amount', 0.5, `${NOT_INVOICE} date total gross number`),
    rule('invoice-number', 'invoice supply', 0.55, 'previous order tax meter bank phone date amount number'),
    rule('invoice-number', 'number', 0.3, `${NOT_INVOICE} address fuel`),
    rule('customer-number', 'customer number', 0.95, 'meter tax bank'),
    rule('customer-number', 'customer', 0.6, 'address tax bank company phone'),
    rule('contract-number', 'contract', 0.8, 'customer'),
    rule('order-number', 'order', 0.85),
    rule('order-number', 'customer order', 0.93),
    rule('order-number', 'delivery number', 0.8, 'supply'),
    rule('meter-number', 'meter number', 0.96, 'supply'),
    rule('meter-number', 'meter', 0.8, 'reading multiplier'),
    rule('supply-point', 'supply', 0.85, 'address invoice'),
    rule('supply-point', 'meter supply', 0.8),
    rule('tax-number', 'tax', 0.85, 'invoice'),
    rule('bank', 'bank', 0.95),
    rule('phone', 'phone', 0.95),
    rule('certificate-number', 'certificate number', 0.97, 'customer'),
    rule('certificate-number', 'certificate', 0.8),
    rule('standard', 'standard', 0.5, 'certificate number'),
  ],
  date: [
    rule('issue-date', 'invoice date', 0.97, 'due order delivery previous'),
    rule('issue-date', 'invoice issue period from', 0.97, 'due order delivery to previous number'),
    rule('issue-date', 'invoice date delivery', 0.9, 'due order from to previous'),
    rule('issue-date', 'issue date', 0.97, 'due order delivery'),
    rule('issue-date', 'invoice number issue', 0.97, 'due order delivery to previous'),
    rule('issue-date', 'invoice number from', 0.9, 'due order delivery to previous'),
    rule('issue-date', 'issue', 0.8, 'due order expiry'),
    rule('issue-date', 'invoice from', 0.75, 'due order delivery period to previous'),
    rule('issue-date', 'date', 0.68, 'due order delivery reading period expiry valid from to waste supply previous'),
    rule('issue-date', 'invoice', 0.58, 'due order delivery period from to previous'),
    rule('due-date', 'due', 0.9, 'issue'),
    rule('order-date', 'order', 0.8, 'delivery'),
    rule('order-date', 'contract', 0.7, 'from to'),
    rule('delivery-date', 'delivery', 0.85),
    rule('delivery-date', 'supply date', 0.7, 'period from to'),
    rule('reading-date', 'reading', 0.7, 'period use'),
    rule('reading-date', 'previous date', 0.7, 'issue due period use'),
    rule('period-start', 'period from', 0.95, 'to'),
    rule('period-end', 'period to', 0.95, 'from'),
    rule('period-start', 'from', 0.6, 'due valid expiry to contract'),
    rule('period-end', 'to', 0.6, 'due valid expiry from contract'),
    rule('start-date', 'valid from', 0.95, 'expiry'),
    rule('start-date', 'valid', 0.8, 'expiry to'),
    rule('start-date', 'certificate date', 0.5, 'expiry'),
    rule('expiry-date', 'expiry', 0.95),
    rule('expiry-date', 'valid to', 0.95),
  ],
  period: [
    rule('period', 'period', 0.97, 'previous'),
    rule('period', 'invoice', 0.8, 'previous'),
    rule('period', 'use', 0.8, 'previous'),
    rule('period', 'delivery', 0.7, 'previous'),
    rule('period', 'reading', 0.7, 'previous'),
    rule('period', 'valid', 0.6),
    rule('other-period', 'previous', 0.8),
    rule('other-period', 'contract', 0.6),
  ],
  money: [
    rule('net', 'net', 0.9, 'previous gross'),
    rule('net', 'net tax', 0.95, 'previous'),
    rule('net', 'net total', 0.97, 'previous'),
    rule('tax', 'tax', 0.9, 'net gross'),
    rule('tax', 'tax total', 0.75, 'net gross'),
    rule('gross', 'gross', 0.93, 'previous net'),
    rule('gross', 'gross total', 0.97, 'previous net'),
    rule('gross', 'due', 0.85, 'previous net tax'),
    rule('gross', 'total', 0.72, 'net tax previous use price'),
    rule('gross', 'total amount', 0.8, 'net tax previous price'),
    rule('gross', 'invoice amount', 0.88, 'net tax previous'),
    rule('gross', 'amount', 0.35, 'net tax previous price use'),
    rule('price', 'price', 0.8, 'total net gross'),
    rule('discount', 'discount', 0.85),
    rule('previous-money', 'previous', 0.9),
    rule('liability', 'liability', 0.85),
  ],
  quantity: [
    rule('use', 'use total', 0.97, 'previous emissions'),
    rule('use', 'use', 0.8, 'previous emissions price reading'),
    rule('use', 'total', 0.7, 'previous emissions price'),
    rule('use', 'weight', 0.8, 'emissions'),
    rule('use', 'waste', 0.5, 'emissions'),
    rule('use', 'fuel', 0.6, 'price'),
    rule('use', 'amount', 0.4, 'price previous'),
    rule('previous-use', 'previous', 0.9),
    rule('reading-start', 'reading from', 0.85, 'use'),
    rule('reading-start', 'reading previous', 0.9, 'use'),
    rule('reading-end', 'reading to', 0.85, 'use'),
    rule('reading-end', 'reading', 0.7, 'from previous use'),
    rule('emissions', 'emissions', 0.9),
  ],
  percent: [
    rule('renewable-share', 'renewable', 0.9),
    rule('tax-rate', 'tax', 0.9, 'renewable'),
    rule('discount', 'discount', 0.8),
  ],
};

/** A field that a label may name, and how well it fits, from 0 to 1. */
export interface RoleFit {
  readonly role: Role;
  readonly strength: number;
}

/** Returns the roles that a value of a kind may have under a label with these ideas, most likely first. */
export function rolesOf(kind: TokenKind, ideas: ReadonlySet<Idea>): readonly RoleFit[] {
  const best = new Map<Role, number>();
  for (const { role, all, none = [], strength } of RULES[kind]) {
    if (!all.every((idea) => ideas.has(idea)) || none.some((idea) => ideas.has(idea))) continue;
    best.set(role, Math.max(best.get(role) ?? 0, strength));
  }
  return [...best].map(([role, strength]) => ({ role, strength })).sort((a, b) => b.strength - a.strength);
}
