import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { QueryStates, SchemaForm, useNotify, useSave, useSingleton, useT, useUrlState } from '@lichen/kit';
import { CompanyFacts } from './CompanyFacts';
import { DETAILS_BESIDE, DETAILS_LAYOUT, detailsOverrides } from './details-form';
import { LogoCard } from './LogoCard';
import { YearlyCard } from './YearlyCard';
import '../company.css';

/** The company's details for reports, to read or to edit. */
export function DetailsTab({ year }: { year: number }) {
  const t = useT();
  const notify = useNotify();
  const url = useUrlState();
  const profile = useSingleton(companyProfile);
  const { update } = useSave(companyProfile);
  const turn = (isEdited: boolean) => url.set({ edit: isEdited ? 'details' : null });
  return (
    <QueryStates of={profile}>
      {(stored) =>
        url.one('edit') === 'details' ? (
          <SchemaForm
            entity={companyProfile}
            stored={stored}
            layout={DETAILS_LAYOUT}
            beside={DETAILS_BESIDE}
            overrides={detailsOverrides}
            pick={PICKABLE_RECORDS}
            submitLabel="Save"
            onSubmit={(values, began) => update(began ?? stored, values)}
            onCancel={() => turn(false)}
            onSaved={() => {
              notify(t('Saved'));
              turn(false);
            }}
          />
        ) : (
          <div className="biz-details">
            <CompanyFacts profile={stored} onEdit={() => turn(true)} />
            <div className="biz-details-side">
              <LogoCard profile={stored} />
              <YearlyCard key={year} profile={stored} year={year} />
            </div>
          </div>
        )
      }
    </QueryStates>
  );
}
