import type { JobProgress as Job } from '@lichen/contracts/api/events';
import { JobProgress, useFormat, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { markRead, useNotices } from '../push/notices';
import { Sheet } from './Sheet';

/** Notices pushed during this session. They are text and links only; no code of the sending remote runs. */
export function Bell() {
  const t = useT();
  const unread = useNotices((state) => state.unread);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    markRead();
  };
  const label = unread > 0 ? t('Notifications, {count} new', { count: unread }) : t('Notifications');
  return (
    <>
      <button type="button" className="p-icon-button" aria-label={label} onClick={open}>
        <Icon name="bell" />
        {unread > 0 && <span className="p-dot" />}
      </button>
      {isOpen && (
        <Sheet title={t('Notifications')} place="side" close={() => setOpen(false)}>
          <NoticeList close={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}

/** Name of the record that a job is about, with a link to its page. */
function Subject({ of: { about }, close }: { of: Pick<Job, 'about'>; close: () => void }) {
  const t = useT();
  if (!about) return null;
  const name = about.name ?? t('Show');
  return about.link ? (
    <Link to={about.link} onClick={close}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  );
}

function NoticeList({ close }: { close: () => void }) {
  const t = useT();
  const { moment } = useFormat();
  const list = useNotices((state) => state.list);
  const jobs = useNotices((state) => state.jobs);
  if (list.length + jobs.length === 0) return <p className="p-quiet">{t('No new notifications')}</p>;
  return (
    <ul className="p-notices">
      {jobs.map((job) => (
        <li key={job.id}>
          <strong>{t(job.label ?? 'Background task')}</strong>
          <Subject of={job} close={close} />
          <JobProgress job={job} />
        </li>
      ))}
      {list.map(({ id, text, params, link, created_on }) => (
        <li key={id}>
          {link ? (
            <Link to={link} onClick={close}>
              {t(text, params)}
            </Link>
          ) : (
            t(text, params)
          )}
          <time>{moment(created_on)}</time>
        </li>
      ))}
    </ul>
  );
}
