import { driver } from '../drivers.mjs';
import { send, setUpCompany } from '../company-account.mjs';
import { asProgram, runOnPortal } from '../run-on-portal.mjs';
import { until } from '../until.mjs';

const NAME = 'business.vehicle-reminders';
const DAY = 86_400_000;
/** Delay in milliseconds, long enough for a kill to hit the delivery of a mail. */
const SLOW_MS = 25;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a mail relay outside the portal, which survives it; it records the ids of delivered mails by address. */
async function startRelay() {
  const { SMTPServer } = driver('smtp-server');
  const { simpleParser } = driver('mailparser');
  const arrived = [];
  let taking = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      taking += 1;
      simpleParser(stream)
        .then(({ messageId }) => pause(SLOW_MS).then(() => messageId))
        .then((id) => arrived.push({ to: session.envelope.rcptTo[0].address, id }))
        .then(() => done(), done)
        .finally(() => {
          taking -= 1;
        });
    },
  });
  server.on('error', () => undefined);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address();
  const isIdle = () => taking === 0 && server.connections.size === 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    isIdle,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function insert(rows, table, row) {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  await rows.all(
    `INSERT INTO ${table} (${names.map((name) => `\`${name}\``).join(', ')}) VALUES (${marks})`,
    names.map((name) => row[name]),
  );
}

/** Adds people who are each responsible for a vehicle without entries, as if they had been there for months. */
async function addPeople(rows, portal, person, many) {
  const call = async (path, body) => {
    const answer = await send({
      url: portal.url,
      cookie: person.cookie,
      method: 'POST',
      path: `/api/data/${path}`,
      body,
    });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer.body;
  };
  await call('account/set_vehicle_reminders', { value: true });
  const place = { location_id: person.locationId };
  await call('profiles', { first_name: 'Ida', last_name: 'Lund', ...place });
  await call('vehicles', { name: 'Van', type: 'van_class_3', fuel_type: 'diesel', fuel_units: 'L', ...place });
  const [user] = await rows.all('SELECT * FROM users');
  const [profile] = await rows.all('SELECT * FROM profiles');
  const [vehicle] = await rows.all('SELECT * FROM vehicles');
  await rows.all('DELETE FROM vehicles');
  const created_on = Date.now() - 90 * DAY;
  const addresses = [];
  for (let at = 0; at < many; at += 1) {
    const id = `person-${String(at).padStart(4, '0')}`;
    const email = `${id}@mill.example`;
    addresses.push(email);
    const reader = { roles: JSON.stringify(['vehicle_review']), lang: 'en-GB', confirmed_on: created_on };
    await insert(rows, 'users', { ...user, id, email, ...reader, sign_in: null, seat: null });
    await insert(rows, 'profiles', { ...profile, id: `profile-${id}`, uid: id });
    await insert(rows, 'vehicles', { ...vehicle, id: `van-${id}`, admin_profile_id: `profile-${id}`, created_on });
  }
  return { addresses, companyId: user.company_id };
}

/** Moves the last completed day so far back that a month has ended since. */
async function beBehind(rows, companyId) {
  const done_day = Math.floor(Date.now() / DAY) * DAY - 40 * DAY;
  await rows.all('DELETE FROM daily_work');
  await rows.all('DELETE FROM sweeps');
  // Deletes the mail that asks the administrator to confirm their address.
  await rows.all("DELETE FROM jobs WHERE kind = 'mail'");
  const row = { name: NAME, company_id: companyId, job_id: 'none', day: done_day, done_day, state: 'done' };
  await insert(rows, 'daily_work', { ...row, changed_on: 0 });
}

const waiting = async (rows) => {
  const [{ open }] = await rows.all(
    "SELECT COUNT(*) AS open FROM jobs WHERE state <> 'done' AND (kind = 'mail' OR kind = ?)",
    [`daily.${NAME}`],
  );
  return Number(open);
};

/** Proves that everybody is reminded by exactly one mail, although the portal is killed while it queues and sends. */
export async function proveReminderKills({ people, kills, database, checks }) {
  const relay = await startRelay();
  const name = `reminders, ${database}`;
  const env = { SMTP_URL: relay.url };
  await runOnPortal({ name, database, env, checks }, async ({ portal, rows }) => {
    const person = await setUpCompany(portal.url, 'admin@mill.example');
    const { addresses, companyId } = await addPeople(rows, portal, person, people);
    await portal.kill();
    await beBehind(rows, companyId);
    // A mail from the killed portal may still be in transit.
    await until('no mail is in transit', relay.isIdle);
    relay.arrived.length = 0;
    await portal.start();
    let killed = 0;
    for (let goal = 1; killed < kills && goal < people; goal += Math.floor(people / kills)) {
      await until(`mail ${goal} has arrived`, () => relay.arrived.length >= goal);
      await portal.kill();
      killed += 1;
      await portal.start();
    }
    const day = Math.floor(Date.now() / DAY) * DAY;
    await until('everybody is reminded', async () => {
      const [row] = await rows.all('SELECT done_day FROM daily_work WHERE company_id = ?', [companyId]);
      return Number(row?.done_day) >= day && (await waiting(rows)) === 0;
    });
    const idsOf = (address) => relay.arrived.filter(({ to }) => to === address).map(({ id }) => id);
    const wrong = addresses.flatMap((address) => {
      const different = new Set(idsOf(address)).size;
      return different === 1 ? [] : [`${address} got ${different} mails`];
    });
    checks.check(`${name}: each of ${people} people is asked by one mail, with ${killed} kills`, wrong);
    const strangers = relay.arrived.filter(({ to }) => !addresses.includes(to)).map(({ to }) => to);
    checks.check(`${name}: nobody else is`, strangers);
    checks.check(`${name}: the portal was killed`, killed >= Math.min(kills, 3) ? [] : [`${killed} times`]);
    const again = relay.arrived.length - new Set(relay.arrived.map(({ id }) => id)).size;
    console.log(`${name}: ${relay.arrived.length} deliveries, ${again} of them a repetition under the same Message-ID`);
  });
  await relay.stop();
}

await asProgram(import.meta.url, { numbers: { people: '120', kills: '8' } }, proveReminderKills);
