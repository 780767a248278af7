import { useT } from '@lichen/kit';
import { Icon } from '../icons/Icon';

interface Video {
  id: string;
  title: string;
  /** Empty until an installation has its own recording: nothing from outside is bundled. */
  address: string;
}

/** The set-up videos in the order of the first steps. */
const VIDEOS: readonly Video[] = [
  { id: 'welcome', title: 'Welcome', address: '' },
  { id: 'add_location', title: 'Add a location', address: '' },
  { id: 'add_vehicle', title: 'Add a vehicle', address: '' },
  { id: 'add_staff', title: 'Add staff', address: '' },
  { id: 'add_story', title: 'Add a story', address: '' },
  { id: 'utility bills', title: 'Utility bills', address: '' },
  { id: 'compliance_requests', title: 'Compliance requests', address: '' },
  { id: 'connecting_partners', title: 'Connecting partners', address: '' },
  { id: 'certificates', title: 'Certificates', address: '' },
  { id: 'materiality_assessment', title: 'Materiality assessment', address: '' },
  { id: 'vehicle_owner_reminders', title: 'Vehicle owner reminders', address: '' },
  { id: 'create_policy', title: 'Create a policy', address: '' },
];

export function VideoList({ only }: { only?: string }) {
  const t = useT();
  return (
    <ul className="p-videos">
      {VIDEOS.filter(({ id }) => !only || id === only).map(({ id, title, address }) => (
        <li key={id} data-video={id}>
          <Icon name="play" size={20} />
          {address ? (
            <a href={address} target="_blank" rel="noreferrer">
              {t(title)}
            </a>
          ) : (
            <span>
              {t(title)}
              <small>{t('Video not available')}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
