export const PASSWORD = 'Secret-word-1';
const GB = { country: 'GB', electricity_grid: 'United Kingdom' };
const ADDRESS = { ...GB, address_line1: '1 Street', town_or_city: 'Town', post_code: 'AB1 2CD' };

/**
 * Sends one request with one cookie; returns the response with its parsed body.
 * @param {{ url: string, cookie?: string, method?: string, path: string, body?: unknown, headers?: Record<string, string> }} call
 */
export async function send({ url, cookie, method = 'GET', path, body, headers = {} }) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      // A server closes idle connections, and a busy proof may send a request at just that moment.
      connection: 'close',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : text };
}

function expectStatus(answer, expected, what) {
  if (answer.status !== expected) throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 500)}`);
  return answer;
}

/** Registers a person, sets up their company and adds a location. */
export async function setUpCompany(url, email) {
  const challenge = await send({ url, path: '/api/auth/challenge' });
  const { test, token } = expectStatus(challenge, 200, 'challenge').body;
  const person = { first_name: 'Ann', last_name: 'Other', email, password: PASSWORD, accept_terms: true };
  const form = { ...person, test, token, answer: Math.max(...test) };
  const registered = await send({ url, method: 'POST', path: '/api/auth/register', body: form });
  const cookie = expectStatus(registered, 200, 'register').headers.get('set-cookie').split(';')[0];
  const company = { company_name: email, main_company_number: '123', ...ADDRESS };
  const call = (path, body) => send({ url, cookie, method: 'POST', path, body });
  expectStatus(await call('/api/data/setup', company), 200, 'setup');
  const place = await call('/api/data/locations', { name: 'Works', ...ADDRESS });
  const location = expectStatus(place, 201, 'location').body.obj;
  return { email, password: PASSWORD, cookie, locationId: location._id, userId: registered.body.obj._id };
}
