import type { Allow } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import { asDataError, type DataError } from '../data/data-error';
import { openToText } from '../i18n/refusal-text';
import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import { LobedShape } from './LobedShape';
import './states.css';

interface Props {
  error: unknown;
  /** Title of the error, if `Error loading data` is not specific enough. */
  what?: string;
  /** Text for a missing item that is not a record. */
  missing?: string;
  retry?: () => void;
}

const NOT_THERE = 'It may have been deleted, or the address is incorrect.';

const whatWentWrong = ({ status }: DataError, missing: string) => (status === 404 ? missing : TEXTS.loadFailed);

/** Shows a refusal with its own message; a failure with its cause, remedy and request id. */
export function ErrorState({ error, what, missing = TEXTS.noRecord, retry }: Props) {
  const t = useT();
  const failure = asDataError(error);
  if (failure.status === 403) return <NoPermission text={failure.message} who={failure.roles} />;
  return (
    <div className="k-state" role="alert">
      <p className="k-state-what">{t(what ?? whatWentWrong(failure, missing))}</p>
      {(failure.status !== 404 || missing === TEXTS.noRecord) && (
        <p className="k-state-why">{t(failure.status === 404 ? NOT_THERE : failure.message)}</p>
      )}
      {retry && <Button onClick={retry}>{t('Try again')}</Button>}
      {failure.requestId && <p className="k-state-reference">{t('Reference {id}', { id: failure.requestId })}</p>}
    </div>
  );
}

interface Refused {
  text?: string;
  /** Roles of which any one is enough. */
  who?: Allow;
}

/** Shows the specified text for a visitor without the role, and the roles that are permitted. */
export function NoPermission({ text = TEXTS.notAuthorised, who = [] }: Refused) {
  const t = useT();
  const openTo = who === 'public' ? '' : openToText(who);
  return (
    <div className="k-state" role="alert">
      <LobedShape />
      <p className="k-state-what">{t(text)}</p>
      {openTo && <p className="k-state-why">{openTo}</p>}
    </div>
  );
}
