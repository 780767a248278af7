import type { GivenReason, LinkedRecord, ReasonAsked, Touched } from '@lichen/contracts/api/reason';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { answerReasons } from '../data/reason-question';
import { FileField } from '../fields/FileField';
import { TextField } from '../fields/TextField';
import { Seal } from '../figure/Seal';
import { useSaid } from '../i18n/said-text';
import { useT } from '../i18n/texts';
import { Button, Modal } from '../modules/antd';
import { ReasonFigures } from './ReasonFigures';
import { type Question, useReasonAnswer } from './useReasonAnswer';
import './reason.css';

/** Asks for the reason when a call is refused without one; the page's input stays until there is an answer. */
export function ReasonProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<ReasonAsked | null>(null);
  const answer = useRef<(given: GivenReason | null) => void>(undefined);
  useEffect(
    () =>
      answerReasons((next) => {
        setAsked(next);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const close = (given: GivenReason | null) => {
    setAsked(null);
    answer.current?.(given);
    answer.current = undefined;
  };
  return (
    <>
      {children}
      {asked && <ReasonDialog asked={asked} onClose={close} />}
    </>
  );
}

const EVIDENCE_HINT =
  'Such as the letter of the supplier. It is kept with the reason, for everyone who may see the year.';

function ReasonDialog({ asked, onClose }: Question) {
  const t = useT();
  const { typed, file, problems, isRunning, type, choose, submit } = useReasonAnswer({ asked, onClose });
  const form = useRef<HTMLFormElement>(null);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const enter = (isOpen: boolean) => isOpen && form.current?.querySelector('textarea')?.focus();
  return (
    <Modal
      open
      title={t('Reason for the change')}
      footer={null}
      onCancel={() => onClose(null)}
      afterOpenChange={enter}
      width={600}
      zIndex={1150}
      className="k-reason"
    >
      <form ref={form} onSubmit={submit} onKeyDown={keys}>
        {asked.touches.map((touched) => (
          <TouchedThing key={JSON.stringify(touched.title)} touched={touched} />
        ))}
        <TextField
          label="Reason"
          required
          long
          value={typed}
          error={problems.reason}
          hint={t('A verifier reads this. At least 10 letters.')}
          onChange={type}
        />
        {asked.evidence && (
          <FileField
            label="Evidence"
            hint={t(EVIDENCE_HINT)}
            accept={asked.evidence.accept}
            value={file}
            error={problems.file}
            onChange={choose}
          />
        )}
        <div className="k-reason-buttons">
          <Button onClick={() => onClose(null)}>{t('Cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isRunning}>
            {t('Save with reason')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function TouchedThing({ touched: { title, notes, amounts = [], figures, links } }: { touched: Touched }) {
  const say = useSaid();
  return (
    <section className="k-reason-touched">
      <header>
        <Seal />
        <div>
          <h3>{say(title)}</h3>
          {notes.map(say).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </header>
      <ReasonFigures amounts={amounts} figures={figures} />
      {links.length > 0 && (
        <ul className="k-reason-links">
          {links.map((link) => (
            <LinkedLine key={link.address} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Opens in a new tab, so that the dialog's input is kept. */
function LinkedLine({ link: { title, address, state } }: { link: LinkedRecord }) {
  const say = useSaid();
  return (
    <li>
      <a href={address} target="_blank" rel="noreferrer">
        {say(title)}
      </a>
      {state && <span className="k-reason-quiet"> {say(state)}</span>}
    </li>
  );
}
