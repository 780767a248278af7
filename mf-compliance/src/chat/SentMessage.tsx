import { type Formats, type Translate, useFormat, useNotify, useT } from '@lichen/kit';
import { fileAddress, type Message, wordsOf } from './talk';

/** Returns the delivery status of an own message; empty for a received one. */
function standingOf(
  { own, channel, delivered_on, failed_on, read_on }: Message,
  t: Translate,
  format: Formats,
): string {
  if (!own) return '';
  if (read_on !== null) return t('Read {time}', { time: format.moment(read_on) });
  if (delivered_on !== null) return t(channel === 'email' ? 'Delivered by email' : 'Delivered');
  return t(failed_on === null ? 'Being sent by email' : 'Not delivered');
}

const classOf = ({ delivered_on, failed_on, read_on }: Message) =>
  read_on !== null ? 'ct-read' : delivered_on === null && failed_on !== null ? 'ct-undelivered' : undefined;

/** A sent or received message. */
export function SentMessage({ of: message }: { of: Message }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { own, author, sent_on, file } = message;
  const standing = standingOf(message, t, format);
  const copy = () => navigator.clipboard.writeText(wordsOf(message)).then(() => notify(t('Copied to clipboard!')));
  return (
    <li className={own ? 'ct-message ct-own' : 'ct-message'}>
      <p className="ct-bubble">
        {file ? (
          <a className="ct-file" href={fileAddress(message)} download>
            {file.name}
          </a>
        ) : (
          wordsOf(message)
        )}
      </p>
      <p className="ct-meta">
        <span>
          {author} {sent_on !== null && format.time(sent_on)}
        </span>
        {standing !== '' && <span className={classOf(message)}>{standing}</span>}
        {!file && (
          <button type="button" className="ct-copy" onClick={() => void copy()}>
            {t('Copy')}
          </button>
        )}
      </p>
    </li>
  );
}
