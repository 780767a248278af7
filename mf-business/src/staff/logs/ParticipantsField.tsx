import { fullName } from '@lichen/contracts/business/full-name';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { FieldFrame, type FieldProps, IconButton, RecordPicker, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';

/** A list of people; each is picked by name and can be removed. */
export function ParticipantsField({ value, onChange, ...frame }: FieldProps<unknown>) {
  const t = useT();
  const ids = (value ?? []) as readonly string[];
  const put = (at: number, id: string | null) => onChange(ids.map((each, place) => (place === at ? (id ?? '') : each)));
  const person = t('Participant');
  return (
    <FieldFrame {...frame} group>
      {() => (
        <div className="biz-participants">
          {ids.map((id, at) => (
            <div key={at} className="biz-participant">
              <RecordPicker
                plain
                label={`${person} ${at + 1}`}
                entity={staffProfile}
                labelOf={fullName}
                value={id || null}
                onChange={(next) => put(at, next)}
              />
              <IconButton
                icon="remove"
                label={`${t('Remove')}: ${person} ${at + 1}`}
                onClick={() => onChange(ids.filter((_, place) => place !== at))}
              />
            </div>
          ))}
          <Button onClick={() => onChange([...ids, ''])}>{t('Add participant')}</Button>
        </div>
      )}
    </FieldFrame>
  );
}
