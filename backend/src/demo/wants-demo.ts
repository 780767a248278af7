import { accountTables, hasAnyAccount } from '../platform/accounts/account-tables';
import type { Engine } from '../platform/engine/engine';
import { RETENTION_MS } from '../platform/engine/unit/idempotency';
import { DEMO_COMPANIES, type DemoCompany } from './companies';
import { isFinished } from './idempotent-sender';

type DemoPerson = Pick<DemoCompany['people'][number], 'first_name' | 'last_name' | 'role'> & { email: string };

export const emailOf = ({ first_name, last_name }: Pick<DemoPerson, 'first_name' | 'last_name'>, domain: string) =>
  `${first_name}.${last_name}@${domain}`.toLowerCase();

/** The administrator who sets the company up. */
export const adminOf = ({ company_name, domain }: DemoCompany): DemoPerson => ({
  first_name: 'Admin',
  last_name: company_name.split(' ')[0] ?? 'Admin',
  role: 'Sustainability manager',
  email: `admin@${domain}`,
});

/** Everybody who can log in to the company. */
export const peopleOf = (company: DemoCompany): DemoPerson[] => [
  adminOf(company),
  ...company.people.map((person) => ({ ...person, email: emailOf(person, company.domain) })),
];

export const knownAdmin = ({ platform: { database } }: Engine, company: DemoCompany) =>
  accountTables(database).users.first(database, { sign_in: adminOf(company).email });

/** True when the demo should be entered: the database is empty, or an earlier run was interrupted. */
export async function wantsDemo(engine: Engine): Promise<boolean> {
  const { database, clock } = engine.platform;
  if (!(await hasAnyAccount(database))) return true;
  const admins = await Promise.all(DEMO_COMPANIES.map((company) => knownAdmin(engine, company)));
  const since = clock.now() - RETENTION_MS;
  if (!admins.some((admin) => Number(admin?.['created_on'] ?? 0) > since)) return false;
  const finished = await Promise.all(admins.map((admin) => isFinished(engine, admin)));
  return finished.includes(false);
}

/** Log-ins of the demo, printed in the terminal. */
export const demoLogins = (): string[] =>
  DEMO_COMPANIES.flatMap((company) => peopleOf(company).map(({ email }) => email));
