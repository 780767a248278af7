import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import type { APIRequestContext } from '@playwright/test';
import { call, done } from '../calls';
import { connect } from '../connect';
import { companyOf } from '../people';

/** Names and questions are user content, so no language translates a word of them. */
const NAME = 'Calder 2027';
const QUESTIONS = '# ISO 50001\n1. EN 16247 (kWh) *\n2. ISO 14001? (yes/no)';

/**
 * Pages of the compliance area, each with data to show: a connected supplier, a survey and a configuration;
 * `{description: address}`. The company is then subscribed to the module, and no longer to news.
 */
export async function compliancePages(
  asking: APIRequestContext,
  asked: APIRequestContext,
): Promise<Record<string, string>> {
  const email = await companyOf(asked, 'Calder Glass Ltd');
  const modules = [...BASE_SUBSCRIPTIONS.filter((module) => module !== 'news'), 'compliance'];
  await done(asking, 'POST', '/api/dev/subscription', { modules, type: 'standard' });
  const partner_id = await connect(
    asking,
    { request: asked, email },
    { name: 'Calder Glass', partner_roles: ['supplier'] },
  );
  const contact = { partner_id, first_name: 'Ana', last_name: 'Ruiz', email };
  const { _id: to } = await done(asking, 'POST', 'partner_contacts', contact);
  for (const message of [NAME, `${NAME}.pdf`]) {
    const content = { type: 'text', message };
    const draft = await done(asking, 'POST', 'partner_submissions', { partner_id, to, content });
    if (message === NAME) await done(asking, 'POST', `partner_submissions/${draft._id}/send`, {});
  }
  const asks = { partner_id, demand_type_id: 'iso_14001', mandatory: true, requires_review: true };
  const demand = await done(asking, 'POST', 'partner_compliance_demands', asks);
  const conversation = await done(asking, 'POST', 'form_builder', { name: NAME });
  await done(asking, 'POST', `form_builder/${conversation._id}/message`, { message: QUESTIONS });
  const { form } = (await call(asking, 'GET', `form_builder/${conversation._id}`)).body.obj;
  await done(asking, 'POST', 'partner_compliance_surveys', { survey_name: NAME, form });
  const configuration = await done(asking, 'POST', 'partner_compliance_config', {
    ...{ name: 'Insurance 2027', demand_type_id: 'insurance', frequency: 'every_year' },
  });
  return {
    compliance: '/partner_compliance',
    configurations: '/partner_compliance/config',
    configuration: `/partner_compliance/config/${configuration._id}`,
    'survey conversation': `/partner_compliance/survey_builder?conversation=${conversation._id}`,
    surveys: '/partner_compliance/surveys',
    'compliance requests': '/docs/compliance',
    'supplier passports': '/docs/compliance/passports',
    'a new passport': '/docs/compliance/passports/new',
    'received passports': '/partner_compliance/passports',
    demand: `/partner_compliance/demand/${demand._id}`,
    messages: '/chat',
    'a conversation': `/chat?partner_id=${partner_id}&to=${to}`,
    'conversations with a partner': `/value-chain/${partner_id}?tab=messages`,
    'not subscribed': '/news',
  };
}
