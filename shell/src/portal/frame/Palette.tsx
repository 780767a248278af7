import { usePortal, useT } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { Command } from 'cmdk';
import { useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { chooseScheme } from '../theme/scheme-choice';
import { GROUP_TITLES, PALETTE_TITLES } from './group-titles';
import { menuGroups } from './menu';
import { type KnownPage, palettePages, paletteScore } from './palette-pages';

interface Entry {
  id: string;
  title: string;
  icon: string;
  drawing?: string | undefined;
  group: string;
  run: () => void;
}

/** Every page that the user may open, and the actions available on every page. */
function useEntries(openKeys: () => void): Entry[] {
  const navigate = useNavigate();
  const t = useT();
  const { answer, may } = usePortal();
  const pages = menuGroups(answer).flatMap(({ id, entries }) =>
    entries.map(({ path, title, icon, drawing }) => ({
      id: path,
      title,
      icon,
      drawing,
      group: GROUP_TITLES[id],
      run: () => navigate(path),
    })),
  );
  const known = palettePages(answer);
  const open = ({ path, title }: KnownPage, icon: string, group: string): Entry => ({
    ...{ id: path, title, icon, group },
    run: () => navigate(path),
  });
  const more = known.pages.map((page) => open(page, 'arrow', PALETTE_TITLES.pages));
  const forms = known.forms.map((page) => open(page, 'plus', PALETTE_TITLES.add));
  const adds = known.adds.map(({ path, title }) =>
    open({ path, title: t('Add: {what}', { what: t(title) }) }, 'plus', PALETTE_TITLES.add),
  );
  const own = [
    { id: '/profile', title: 'Profile', icon: 'user' },
    ...(may(['admin'])
      ? [
          { id: '/account', title: 'Account', icon: 'gear' },
          { id: '/account/audit', title: 'Audit', icon: 'history' },
        ]
      : []),
  ].map((page) => ({ ...page, group: PALETTE_TITLES.own, run: () => navigate(page.id) }));
  const acts = [
    { id: 'light', title: 'Light appearance', icon: 'sun', run: () => chooseScheme('light') },
    { id: 'dark', title: 'Dark appearance', icon: 'moon', run: () => chooseScheme('dark') },
    { id: 'keys', title: 'Keys', icon: 'keyboard', run: openKeys },
    { id: 'logout', title: 'Log out', icon: 'leave', run: () => window.location.assign('/logout') },
  ].map((act) => ({ ...act, group: PALETTE_TITLES.acts }));
  const named = [...pages, ...own, ...acts, ...more, ...forms].map((entry) => ({ ...entry, title: t(entry.title) }));
  return [...named, ...adds];
}

interface Props {
  close: () => void;
  openKeys: () => void;
}

export default function Palette({ close, openKeys }: Props) {
  const t = useT();
  const entries = useEntries(openKeys);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);
  const groups = [...new Set(entries.map(({ group }) => group))];
  const choose = (entry: Entry) => {
    dialog.current?.close();
    // The browser moves the focus away from hidden elements only with the next frame; the new page looks for it
    // earlier.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && dialog.current?.contains(activeElement)) activeElement.blur();
    entry.run();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog with Escape by itself; the click is on the shade around it
    <dialog
      ref={dialog}
      className="p-palette"
      aria-label={t('Search or jump to...')}
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <Command label={t('Search or jump to...')} loop filter={paletteScore}>
        <Command.Input placeholder={t('Search or jump to...')} />
        <Command.List>
          <Command.Empty>{t('No results')}</Command.Empty>
          {groups.map((group) => (
            <Command.Group key={group} heading={t(group)}>
              {entries
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <Command.Item key={entry.id} value={entry.title} onSelect={() => choose(entry)}>
                    <Icon name={entry.icon} drawing={entry.drawing} />
                    {entry.title}
                  </Command.Item>
                ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </dialog>
  );
}
