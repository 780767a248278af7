import { HOSTILE, MARKER } from '../../../../test/every/hostile-values';
import { heardLog } from '../../../../test/heard-log';
import { storedRows } from '../../../../test/every/matrix';
import type { Answer } from '../../../../test/sender';
import { PASSWORD, type World, makeWorld } from '../../../../test/world';

/** Fewer cells than this means that the walk has lost part of the forms. */
const FLOOR = 400;
const TEN_MEGABYTES = 10 * 1024 * 1024;

type Form = Record<string, unknown>;

const person = { first_name: 'Ann', last_name: 'Other', email: 'new@example.com', password: PASSWORD };

/** Every form before log-in, filled in so that only the field under test is wrong. The challenge is never right. */
const FORMS: Record<string, Form> = {
  '/api/auth/login': { email: 'nobody@example.com', password: PASSWORD, invite_code: 'none' },
  '/api/auth/register': {
    ...person,
    ...{ accept_terms: true, test: [2, 3, 4], token: 'none', answer: 4, invite_code: 'none' },
  },
  '/api/auth/join': { email: 'new@example.com', password: PASSWORD, accept_terms: true, invite_code: 'none' },
  '/api/data/forgot_password': { email: 'nobody@example.com', message: 'Look at your mail' },
  '/api/data/reset_password': { password: PASSWORD, reset_code: 'none' },
};

const WRONG = [
  ...HOSTILE.map(({ name, value }) => ({ name, value })),
  ...[[], {}, [[2], [3], [4]], Array(100_000).fill(7), Array(400_000).fill(1)].map((value) => ({
    name: `${JSON.stringify(value).slice(0, 12)} of ${JSON.stringify(value).length}`,
    value,
  })),
  ...['', '   ', 'x'.repeat(1001)].map((value) => ({ name: `text of ${value.length}`, value })),
];

let world: World;
let logged: readonly string[];
let walked = 0;
beforeAll(async () => {
  world = await makeWorld({ environment: { LICHEN_LOG_LEVEL: 'debug' } });
  logged = heardLog(world);
});
afterAll(async () => {
  process.stdout.write(`entry forms: ${walked} cells walked\n`);
  await world.stop();
  expect(walked).toBeGreaterThanOrEqual(FLOOR);
});

const cells = () =>
  Object.entries(FORMS).flatMap(([path, form]) =>
    Object.keys(form).flatMap((field) => WRONG.map(({ name, value }) => ({ path, form, field, name, value }))),
  );

const send = (path: string, form: Form): Promise<Answer> => {
  walked += 1;
  return world.nobody('POST', path, form);
};

/** Statuses with which these forms answer a well-formed value that is not valid. */
const PLAIN_REFUSALS = [401, 422];

it('answers every bad value of every field with a refusal that stands under it, and keeps nothing', async () => {
  const before = await storedRows(world);
  const wrong: string[] = [];
  for (const { path, form, field, name, value } of cells()) {
    const { status, body } = await send(path, { ...form, [field]: value });
    const isText = typeof value === 'string';
    const isTaken = isText && (PLAIN_REFUSALS.includes(status) || path.endsWith('forgot_password'));
    const isUnder = status === 400 && (body.errors === undefined || field in body.errors || 'answer' in body.errors);
    if (!isTaken && !isUnder) wrong.push(`${path} ${field}, ${name}: ${status} ${JSON.stringify(body).slice(0, 160)}`);
  }

  expect(wrong).toEqual([]);
  expect(await storedRows(world)).toEqual(before);
}, 120_000);

it('takes no name and no address that the store or the audit log would change', async () => {
  const wrong: string[] = [];
  for (const [field, value] of [
    ['first_name', 'An\u0000n'],
    ['last_name', 'Oth\ud83d'],
    ['first_name', '\u007fAnn'],
    ['email', 'a\u0000b@example.com'],
    ['email', 'a\ud83d@example.com'],
  ] as const) {
    const { body: drawn } = await world.nobody('GET', '/api/auth/challenge');
    const form = { ...person, accept_terms: true, ...drawn, answer: Math.max(...drawn.test), [field]: value };
    const { status, body } = await send('/api/auth/register', form);
    if (status !== 400 || !(field in body.errors)) wrong.push(`${field} ${JSON.stringify(value)}: ${status}`);
  }

  expect(wrong).toEqual([]);
});

it('turns away ten megabytes and fields that no form has', async () => {
  for (const [path, form] of Object.entries(FORMS)) {
    const huge = await send(path, { ...form, email: MARKER + 'x'.repeat(TEN_MEGABYTES) });
    const unknown = await send(path, { ...form, roles: ['admin'] });

    expect([path, huge.status]).toEqual([path, 413]);
    expect([path, unknown.body.errors]).toEqual([path, { roles: 'This field does not exist' }]);
  }
});

it('has logged none of it', () => {
  expect(logged.length).toBeGreaterThan(FLOOR);
  expect(logged.filter((line) => line.includes(MARKER))).toEqual([]);
});
