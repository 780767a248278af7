import type { Migration } from '../store/schema';

/**
 * Hands the area of a person's own page over to the remote that has the page. Versions of the other one that declare its
 * gate no longer claim it, so that it can still go back to them.
 */
export const up: Migration['up'] = async (schema) => {
  await schema.replaceText('release_claims', 'owner', {
    where: { kind: 'area', value: '/member', owner: 'mf-activities' },
    ...{ from: 'mf-activities', to: 'mf-business' },
  });
  // Areas are the first names of a version and addresses follow, so there is a comma behind each.
  await schema.replaceText('release_versions', 'claims', {
    where: { name: 'mf-activities' },
    ...{ from: '{"kind":"area","value":"/member"},', to: '' },
  });
};
