import { Card, LobedShape, Page, useSaid, useT, usePortal } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { DropCard } from './DropCard';
import { FirstStepsCard } from './FirstStepsCard';
import { InviteCard } from './InviteCard';
import { SampleCard } from './SampleCard';
import type { FirstSteps } from './useFirstSteps';

/** Id of the step that invites others; people who may not invite do not have it. */
const PEOPLE = 'people';

/** Dashboard of a company that has recorded nothing: the next step and the list of all steps. */
export function EmptyDashboard({ steps }: { steps: FirstSteps }) {
  const t = useT();
  const { user, account } = usePortal();
  const invites = steps.list.find(({ id }) => id === PEOPLE);
  const company = account.company_name ?? t('Your company');
  return (
    <Page
      title={t('Welcome, {name}', { name: user.first_name })}
      context={t('One bill gives {company} its first figure.', { company })}
    >
      <div className="p-columns p-first-columns">
        <div className="p-column">
          <NextStep steps={steps} />
          {steps.sample && <SampleCard sample={steps.sample} />}
        </div>
        <div className="p-column p-column-side">
          <FirstStepsCard steps={steps} />
          {invites && <InviteCard step={invites} />}
        </div>
      </div>
    </Page>
  );
}

function NextStep({ steps: { list } }: { steps: FirstSteps }) {
  const t = useT();
  const say = useSaid();
  const navigate = useNavigate();
  const next = list.find(({ isDone, ways }) => !isDone && ways.length > 0);
  if (!next) return null;
  if (next.drop) return <DropCard step={next} drop={next.drop} />;
  return (
    <Card className="p-next-step">
      <LobedShape />
      <h2>{say(next.title)}</h2>
      <p>{say(next.words)}</p>
      <div className="p-next-ways">
        {next.ways.map(({ label, path }, at) => (
          <Button key={path} {...(at === 0 ? { type: 'primary' as const } : {})} onClick={() => navigate(path)}>
            {t(label)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
