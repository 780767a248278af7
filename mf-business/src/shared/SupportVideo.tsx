import type { VideoId } from '@lichen/contracts/portal/videos';
import { usePortal, useT } from '@lichen/kit';

interface Props {
  id: VideoId;
  /** In English; shown translated. */
  label?: string;
}

/** A link to the video about a section, where the installation has one. Nothing is fetched until the link is opened. */
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
