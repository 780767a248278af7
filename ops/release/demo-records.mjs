import { caller, recordsOf } from '../screenshots/records.mjs';

const QUESTIONS = '# Energy\n1. How much electricity (kWh) *\n2. Is it certified? (yes/no)';
const LOCATIONS = 'Name,Country,Town\r\nMalt store,GB,Leeds';
const fileOf = (name, mimeType, text) => ({ name, mimeType, buffer: Buffer.from(text) });

/** Returns the address of a survey in its builder. */
async function surveyOf({ post, read }) {
  const { _id } = await post('form_builder', { name: 'Energy of suppliers' });
  await post(`form_builder/${_id}/message`, { message: QUESTIONS });
  const { form } = (await read(`form_builder/${_id}`)).obj;
  const survey = await post('partner_compliance_surveys', { survey_name: 'Energy of suppliers', form });
  return `/partner_compliance/survey_builder/${survey._id}`;
}

/**
 * Creates records that the demo does not have. Returns the addresses of those that no list of a page above leads to.
 * @param {import('@playwright/test').BrowserContext} context of an administrator
 * @param {string} origin
 */
export async function moreRecords(context, origin) {
  const { partner } = await recordsOf(context, origin);
  const calls = caller(context.request, origin);
  await calls.upload({ entity: 'docs', file: fileOf('Locations.csv', 'text/csv', LOCATIONS) });
  const stock = fileOf('Stores.csv', 'text/csv', LOCATIONS);
  const { _id } = await calls.upload({ entity: 'imports', activity: 'locations', file: stock });
  await calls.post('partner_compliance_config', {
    ...{ name: 'Insurance', demand_type_id: 'insurance', frequency: 'every_year' },
  });
  const asks = { partner_id: partner, demand_type_id: 'iso_14001', mandatory: true, requires_review: true };
  const demand = await calls.post('partner_compliance_demands', asks);
  return [
    ...['/business/import/locations', `/business/import/locations/${_id}`],
    `/partner_compliance/demand/${demand._id}`,
    await surveyOf(calls),
  ];
}
