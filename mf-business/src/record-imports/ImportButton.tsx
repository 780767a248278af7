import { paths } from '@lichen/contracts/api/paths';
import { RECORD_IMPORTS } from '@lichen/contracts/business/record-imports';
import type { Entity } from '@lichen/contracts/entity/entity';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import { usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';

/** Links from a list to the import of its records, for users who may import and create them. */
export function ImportButton({ entity }: { entity: Entity }) {
  const t = useT();
  const navigate = useNavigate();
  const { may } = usePortal();
  const isOffered = entity.name in RECORD_IMPORTS && may(fileImport.allow.list) && may(entity.allow.create);
  return isOffered && <Button onClick={() => navigate(paths.recordImports(entity.name))}>{t('Import')}</Button>;
}
