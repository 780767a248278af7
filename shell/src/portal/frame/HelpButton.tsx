import { useT } from '@lichen/kit';
import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { Sheet } from './Sheet';
import { VideoList } from './VideoList';

export function HelpButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="p-icon-button" aria-label={t('Help')} onClick={() => setOpen(true)}>
        <Icon name="help" />
      </button>
      {isOpen && (
        <Sheet title={t('Help')} place="side" close={() => setOpen(false)}>
          <VideoList />
        </Sheet>
      )}
    </>
  );
}
