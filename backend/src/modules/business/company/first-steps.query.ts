import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { paths } from '@lichen/contracts/api/paths';
import { member } from '@lichen/contracts/identity/member.entity';
import { type FirstStep, firstStepsOf } from '@lichen/contracts/portal/first-steps';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { answering } from '../../../platform/engine/module-questions';
import type { Context, Read } from '../../../platform/engine/rules';

type Asking = { readonly read: Read; readonly context: Context };

async function companyStep({ read, context }: Asking): Promise<FirstStep> {
  const details = await read(companyProfile).find(context.companyId);
  return {
    ...{ id: 'company', order: 10, isDone: details !== undefined, ways: [] },
    title: { words: 'Company set up' },
    words: { words: 'Name, address and electricity grid.' },
  };
}

async function locationStep({ read }: Asking): Promise<FirstStep> {
  const [site] = await read(location).list({ order: [{ column: 'created_on' }], limit: 1 });
  return {
    ...{ id: 'location', order: 20, isDone: site !== undefined },
    title: { words: 'Location with its electricity grid' },
    words: site
      ? { words: 'First location: {name}', params: { name: { text: site.name } } }
      : { words: 'The grid determines the electricity factor.' },
    ways: [{ label: 'Add location', path: paths.newLocation }],
  };
}

async function peopleStep({ read }: Asking): Promise<FirstStep> {
  const people = await read(member).count({});
  return {
    ...{ id: 'people', order: 60, isDone: people > 1 },
    title: { words: 'Invite a colleague' },
    words: { words: 'Anyone with access to the bills can enter them.' },
    ways: [{ label: 'Add staff', path: paths.newStaff }],
  };
}

/** Returns the first steps for the company, its first location and its staff, as far as the user's roles allow them. */
export const businessFirstSteps = answering(firstStepsOf, async (_, asking) => {
  const { roles, modules } = asking.context;
  if (!modules.includes('business')) return [];
  return Promise.all([
    ...(isAllowed(companyProfile.allow.update, roles) ? [companyStep(asking)] : []),
    ...(isAllowed(location.allow.create, roles) ? [locationStep(asking)] : []),
    ...(isAllowed(member.allow.create, roles) ? [peopleStep(asking)] : []),
  ]);
});
