import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { issuePassport } from '@lichen/contracts/compliance/passports/issue-passport.call';
import { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import { addMonths } from '@lichen/contracts/formats/days';
import {
  asDataError,
  calendarToday,
  Card,
  data,
  DayField,
  EmptyState,
  failureText,
  Page,
  Skeleton,
  ErrorState,
  TextField,
  useNotify,
  usePortal,
  useSingleFlight,
  useT,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useQueryClient } from '@lichen/kit/query';
import { Link, useNavigate } from '@lichen/kit/router';
import { type FormEvent, useState } from 'react';
import { ChosenProof } from '../passports/ChosenProof';
import { useOffers } from '../passports/useOffers';
import '../requests/submit.css';
import '../shared/compliance.css';

const MONTHS = 12;
type Errors = Readonly<Record<string, string>>;

/** Form that issues a passport from selected records; the file is prepared in the background. */
export default function PassportNew() {
  const t = useT();
  const { offers, waits } = useOffers();
  const failed = waits.find(({ data: found, error }) => found === undefined && error);
  const isWaiting = waits.some(({ data: found }) => found === undefined);
  const isEmpty = Object.values(offers).every((list) => list.length === 0);
  const content = () => {
    if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />;
    if (isWaiting) return <Skeleton />;
    if (isEmpty)
      return (
        <EmptyState
          text={t('There is nothing to prove yet: no certificate with a file, no submitted survey, no approved year.')}
          action={<Link to={paths.documents}>{t('Documents')}</Link>}
        />
      );
    return <Order offers={offers} />;
  };
  return (
    <Page
      title={t('Issue passport')}
      context={t('Whoever gets the file can read all of it, and verify it without this portal.')}
      back={{ to: paths.supplierPassports, label: 'Supplier passports' }}
    >
      {content()}
    </Page>
  );
}

const NONE = { docs: [], answers: [], years: [] } as const;

/** Returns a function that orders the passport; it resolves to the record id, or null after an error. */
function useOrder() {
  const notify = useNotify();
  const client = useQueryClient();
  const [errors, setErrors] = useState<Errors>({});
  const { run, isRunning } = useSingleFlight<string | null>();
  const order = (body: object): Promise<string | null> =>
    run(async () => {
      try {
        const { obj } = await data<RecordAnswer<{ _id: string }>>(issuePassport.name, { method: 'POST', body });
        void client.invalidateQueries({ queryKey: [supplierPassport.name] });
        return obj._id;
      } catch (error) {
        const failure = asDataError(error);
        setErrors(failure.errors);
        if (Object.keys(failure.errors).length === 0) notify(failureText(failure), 'bad');
        return null;
      }
    });
  return { order, errors, isRunning };
}

function Order({ offers }: { offers: ReturnType<typeof useOffers>['offers'] }) {
  const t = useT();
  const navigate = useNavigate();
  const { now } = usePortal();
  const [name, setName] = useState('');
  const [until, setUntil] = useState<number | null>(() => addMonths(calendarToday(now()), MONTHS));
  const [chosen, setChosen] = useState<Readonly<Record<keyof typeof NONE, readonly string[]>>>(NONE);
  const { order, errors, isRunning } = useOrder();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const id = await order({ name, valid_until: until, ...chosen });
    if (id !== null) navigate(`${paths.supplierPassports}?passport=${encodeURIComponent(id)}`);
  };
  const kind = (of: keyof typeof NONE, title: string) => (
    <ChosenProof
      title={title}
      offers={offers[of]}
      chosen={chosen[of]}
      onChange={(next) => setChosen({ ...chosen, [of]: next })}
      error={errors[of]}
    />
  );
  return (
    <Card title={t('Contents')}>
      <form className="cp-form" aria-label={t('Issue passport')} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label="Name"
          required
          value={name}
          error={errors['name']}
          hint="For you and your people; the passport does not say it."
          onChange={(next) => setName(next ?? '')}
        />
        <DayField label="Valid until" required value={until} error={errors['valid_until']} onChange={setUntil} />
        {kind('docs', t('Certificates, insurances and policies'))}
        {kind('answers', t('Answers to surveys'))}
        {kind('years', t('Approved years'))}
        <p className="cp-quiet">{t('Passwords that a survey asked for are never part of a passport.')}</p>
        <div className="cp-acts">
          <Button type="primary" htmlType="submit" loading={isRunning}>
            {t('Issue passport')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
