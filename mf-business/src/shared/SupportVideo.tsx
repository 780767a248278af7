import type { VideoId } from '@lichen/contracts/portal/videos';
import { usePortal, useT } from '@lichen/kit';

interface Props {
  id: VideoId;
  /** English. */
  label?: string;
}

/** The video about a section, where the installation has its address; nothing of it is fetched before it is opened. */
export function SupportVideo({ id, label = 'Support video' }: Props) {
  const t = useT();
  const address = usePortal().answer.videos[id];
  return (
    address && (
      <a className="biz-video" href={address} target="_blank" rel="noreferrer">
        {t(label)}
      </a>
    )
  );
}
