import type { Answer } from './sender';

/** Uploads a file to the portal at `url` in a person's session, or without one; `fields` go into the form as well. */
export async function uploadFile(
  url: string,
  person: { readonly cookie: string } | null,
  entity: string,
  file: { readonly name: string; readonly bytes: Buffer | string },
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ entity, ...fields })) form.set(name, value);
  form.set('file', new Blob([typeof file.bytes === 'string' ? file.bytes : new Uint8Array(file.bytes)]), file.name);
  const headers = person ? { cookie: person.cookie } : undefined;
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', body: form, ...(headers ? { headers } : {}) });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
