import { connect, type Joined } from './connected-world';
import type { Answer } from '../sender';
import { systemClock } from '../../src/platform/clock';
import { makeWorld, type Person, SETUP, type World, type WorldSettings } from '../world';

/** A row, typed as loosely as JSON. */
export type Row = Answer['body'];

/** Two connected companies that write to each other, and a third one. */
export interface ChatWorld {
  readonly world: World;
  readonly joined: Joined;
  readonly one: Person;
  readonly other: Person;
  readonly third: Person;
  /** Advances the clock for everybody. */
  pass(ms: number): void;
  /** Creates a contact of the first company at its partner. */
  contactOf(email: string | null): Promise<string>;
  post(person: Person, to: string, message: string): Promise<Answer>;
  /** Creates a draft of the first company. */
  draft(to: string, message: string): Promise<Row>;
  send(person: Person, message: Row): Promise<Answer>;
  /** Messages of a company, newest first. */
  messages(person: Person, to?: string, status?: string): Promise<Row[]>;
  chats(person: Person): Promise<Row[]>;
  /** Starts a conversation with a first message; returns the rows of both companies. */
  begun(message: string): Promise<{ to: string; sent: Row; received: Row; theirs: Row }>;
  /** Sends a message of the second company in one of its conversations. */
  answer(theirs: Row, message: string): Promise<Answer>;
  upload(person: Person, to: string, bytes: string, name: string): Promise<{ status: number; body: Row }>;
  fileOf(person: Pick<Person, 'cookie'>, id: string): Promise<Response>;
  /** Number of files that a company stores. */
  filesOf(companyId: string): Promise<number>;
}

const refusal = ({ status, body }: Answer) => new Error(`${status} ${JSON.stringify(body)}`);

type Places = Pick<ChatWorld, 'world' | 'joined' | 'one' | 'other'>;

function writing({ joined, one, other }: Places) {
  const partnerOf = (person: Person) => (person === one ? joined.theirs : joined.ours);
  const list = async (person: Person, path: string) => (await person.send('GET', path)).body.list as Row[];
  const post: ChatWorld['post'] = (person, to, message) => {
    const content = { type: 'text', message };
    return person.send('POST', 'partner_submissions', { partner_id: partnerOf(person), to, content });
  };
  const send: ChatWorld['send'] = (person, { _id }) => person.send('POST', `partner_submissions/${_id}/send`, {});
  const draftOf = async (person: Person, to: string, message: string): Promise<Row> => {
    const made = await post(person, to, message);
    if (made.status !== 201) throw refusal(made);
    return made.body.obj as Row;
  };
  const draft: ChatWorld['draft'] = (to, message) => draftOf(one, to, message);
  const messages: ChatWorld['messages'] = (person, to, status = 'sent') => {
    const of = to === undefined ? '' : `&to=${to}`;
    const sort = status === 'draft' ? '-created_on' : '-seq';
    return list(person, `partner_submissions?status=${status}&sort=${sort}&limit=500${of}`);
  };
  const chats: ChatWorld['chats'] = (person) => list(person, 'partner_chats?limit=500');
  const contactOf: ChatWorld['contactOf'] = async (email) => {
    const contact = { partner_id: joined.theirs, first_name: 'Ana', last_name: 'Ruiz', ...(email ? { email } : {}) };
    return (await one.send('POST', 'partner_contacts', contact)).body.obj._id as string;
  };
  const begun: ChatWorld['begun'] = async (message) => {
    const to = await contactOf(other.email);
    const before = new Set((await chats(other)).map(({ _id }) => _id));
    const answer = await send(one, await draft(to, message));
    if (answer.status !== 200) throw refusal(answer);
    const theirs = (await chats(other)).find(({ _id }) => !before.has(_id)) as Row;
    const [received] = (await messages(other, theirs['to'])) as [Row];
    return { to, theirs, received, sent: answer.body.obj as Row };
  };
  return {
    ...{ post, draft, send, messages, chats, contactOf, begun },
    answer: async (theirs: Row, message: string) => send(other, await draftOf(other, theirs['to'], message)),
  };
}

function files({ world: { url, engine }, joined, one }: Places): Pick<ChatWorld, 'upload' | 'fileOf' | 'filesOf'> {
  return {
    upload: async (person, to, bytes, name) => {
      const form = new FormData();
      const said = { entity: 'partner_submissions', partner_id: person === one ? joined.theirs : joined.ours, to };
      for (const [field, value] of Object.entries(said)) form.set(field, value);
      form.set('file', new Blob([bytes]), name);
      const headers = { cookie: person.cookie };
      const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers, body: form });
      return { status: answer.status, body: (await answer.json()) as Row };
    },
    fileOf: ({ cookie }, id) => fetch(`${url}/api/data/partner_submissions/${id}?f=1`, { headers: { cookie } }),
    filesOf: async (companyId) => {
      const sql = "SELECT COUNT(*) AS count FROM files WHERE company_id = ? AND entity = 'partner_submissions'";
      const [row] = await engine.platform.database.all(sql, [companyId]);
      return Number(row?.['count']);
    },
  };
}

export async function chatWorld(settings: WorldSettings = {}): Promise<ChatWorld> {
  let offset = 0;
  const clock = { now: () => Date.now() + offset, random: systemClock.random };
  const world = await makeWorld({ clock, ...settings });
  const { admin: one, stranger: other } = world;
  const third = await world.register('admin@third.example');
  await third.send('POST', 'setup', { ...SETUP, company_name: 'Third company' });
  const places = { world, joined: await connect(world, one, other), one, other };
  const pass = (ms: number) => {
    offset += ms;
  };
  return { ...places, third, pass, ...writing(places), ...files(places) };
}
