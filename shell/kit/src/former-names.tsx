import type { Entity } from '@lichen/contracts/entity/entity';
import { LinkCards } from './page/LinkCards';
import { useConfirmedDelete } from './panel/useConfirmedDelete';

/** `useConfirmedDelete` with the names that its answer had. */
export function useAskedRemoval(entity: Entity) {
  const { confirmAndDelete, isRemoving } = useConfirmedDelete(entity);
  return { removeAsked: confirmAndDelete, isRemoving };
}

type FormerProps = Pick<Parameters<typeof LinkCards>[0], 'label'> & { ways: Parameters<typeof LinkCards>[0]['links'] };

/** `LinkCards` with the names that its properties had. */
export const WayCards = ({ label, ways }: FormerProps) => <LinkCards label={label} links={ways} />;
