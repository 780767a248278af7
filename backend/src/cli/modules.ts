import { SUBSCRIPTIONS, type Subscription } from '@lichen/contracts/portal/subscriptions';
import { subscriptions } from '../platform/accounts/subscriptions';
import { systemClock } from '../platform/clock';
import { runCommand, say } from './shared/run-command';
import { withDatabase } from './shared/with-database';

const USAGE = `modules [of EMAIL | add MODULE EMAIL | remove MODULE EMAIL]   EMAIL is of anybody in the account
modules: ${SUBSCRIPTIONS.join(', ')}`;

const isModule = (name: string | undefined): name is Subscription =>
  (SUBSCRIPTIONS as readonly (string | undefined)[]).includes(name);

/**
 * Lists accounts with their modules (all accounts, or one person's), or switches a module on or off; returns the exit
 * code.
 */
async function modulesOf([verb, ...words]: readonly string[]): Promise<number> {
  const [module, email] = verb === 'of' ? [undefined, words[0]] : words;
  const isChange = (verb === 'add' || verb === 'remove') && isModule(module) && email;
  if (verb !== undefined && !isChange && !(verb === 'of' && email)) throw new Error(USAGE);
  return withDatabase(async (database) => {
    const accounts = subscriptions(database, systemClock);
    const account = email ? await accounts.ofPerson(email) : null;
    if (email && !account) {
      say(`Nobody logs in with ${email}`);
      return 1;
    }
    if (account && isChange) {
      const has = (each: Subscription) => (each === module ? verb === 'add' : account.modules.includes(each));
      await accounts.set(account.id, { modules: SUBSCRIPTIONS.filter(has) });
    }
    for (const { id, modules } of account && !isChange ? [account] : await accounts.list())
      say(`${id}  ${modules.join(' ')}`);
    return 0;
  });
}

void runCommand(() => modulesOf(process.argv.slice(2)));
