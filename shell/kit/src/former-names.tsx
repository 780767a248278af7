import type { Entity } from '@lichen/contracts/entity/entity';
import { LinkCards } from './page/LinkCards';
import { useConfirmedDelete } from './panel/useConfirmedDelete';

/** `useConfirmedDelete` with the former names of its result. */
export function useAskedRemoval(entity: Entity) {
  const { confirmAndDelete, isRemoving } = useConfirmedDelete(entity);
  return { removeAsked: confirmAndDelete, isRemoving };
}

type FormerProps = Pick<Parameters<typeof LinkCards>[0], 'label'> & { ways: Parameters<typeof LinkCards>[0]['links'] };

/** `LinkCards` with the former names of its props. */
export const WayCards = ({ label, ways }: FormerProps) => <LinkCards label={label} links={ways} />;
