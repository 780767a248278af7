/** Inserts many rows with one statement. */
export async function insertAll(rows, table, some) {
  const names = Object.keys(some[0]);
  const marks = some.map(() => `(${names.map(() => '?').join(', ')})`).join(', ');
  const values = some.flatMap((row) => names.map((name) => row[name]));
  await rows.all(`INSERT INTO ${table} (${names.map((name) => `\`${name}\``).join(', ')}) VALUES ${marks}`, values);
}

/** Inserts partners that each represent a company, as if all had connected. @returns the company that sends demands */
export async function connectPartners(rows, { post }, count) {
  await post('partners', { name: 'Pattern', partner_roles: ['supplier'] });
  const [pattern] = await rows.all('SELECT * FROM partners');
  await rows.all('DELETE FROM partners');
  const at = { created_on: 1, joined_on: 1 };
  const connected = { invite_status: 'connected', connected_on: 1 };
  const all = Array.from({ length: count }, (_, number) => String(number).padStart(4, '0'));
  const partner = (company_id, id, name) => ({ ...pattern, ...connected, company_id, id, name, name_key: name });
  const from = pattern.company_id;
  await insertAll(
    rows,
    'partners',
    all.flatMap((no) => [partner(from, `to-${no}`, `partner ${no}`), partner(`company-${no}`, `from-${no}`, 'asking')]),
  );
  await insertAll(
    rows,
    'connections',
    all.map((no) => ({
      ...{ id: `connection-${no}`, from_company: from, from_record: `to-${no}` },
      ...{ to_company: `company-${no}`, to_record: `from-${no}`, ...at },
    })),
  );
  return from;
}
