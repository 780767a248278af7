import { paths } from '@lichen/contracts/api/paths';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { yearOf } from '@lichen/contracts/formats/days';
import { usePortal, useRecords, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useState } from 'react';
import { ConfigurationForm } from '../configurations/ConfigurationForm';
import type { Configuration } from '../configurations/configuration-columns';

const MOST = 2000;
const MOST_OF_NAME = 120;

/** Opens a new configuration with the terms and partners of this one; it asks nobody before it is activated. */
export function Repeat({ of: one }: { of: Configuration }) {
  const t = useT();
  const { may, today } = usePortal();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const asked = useRecords(demand, { config_id: one._id, limit: MOST }, { enabled: isOpen }).data;
  if (!may(complianceConfiguration.allow.create)) return null;
  // The year after the one in its name, but not before the current year.
  const named = Number(/\b(20\d\d)$/.exec(one.name)?.[1] ?? 0);
  const year = String(Math.max(named + 1, yearOf(today())));
  const name = `${one.name.replace(/\s*\b20\d\d$/, '').slice(0, MOST_OF_NAME - year.length - 1)} ${year}`;
  // A partner from whom the demand was withdrawn is not asked again.
  const standing = (asked?.list ?? []).filter(({ status }) => status !== 'withdrawn');
  const partner_ids = [...new Set(standing.map(({ partner_id }) => partner_id))];
  const { demand_type_id, survey_type_id, frequency, mandatory, requires_review, partner_override } = one;
  const said = { demand_type_id, survey_type_id, frequency, mandatory, requires_review, partner_override };
  const { role_id, custom_category } = one;
  // An empty list would match every partner: without demands the criteria of this configuration are copied.
  const who = partner_ids.length > 0 ? { partner_ids } : { role_id, custom_category, partner_ids: one.partner_ids };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Repeat this list')}</Button>
      {isOpen && asked && (
        <ConfigurationForm
          title={t('New configuration')}
          initial={{ ...said, ...who, name }}
          onSaved={({ _id }) => navigate(paths.complianceConfiguration(_id))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
