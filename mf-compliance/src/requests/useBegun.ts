import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useAction, usePortal } from '@lichen/kit';
import { useEffect, useRef } from 'react';

type Request = RecordOf<typeof complianceRequest>;

/**
 * Tells the asking company when somebody first opens its request; returns a function that reports the start of the
 * answer. A failed report does not prevent answering.
 */
export function useBegun(request: Request): () => void {
  const { may } = usePortal();
  const open = useAction(complianceRequest, 'open');
  const start = useAction(complianceRequest, 'start');
  const told = useRef({ open: false, start: false });
  const isTold = request.asked && may(complianceRequest.actions.open.allow);
  useEffect(() => {
    if (!isTold || request.opened_on !== null || told.current.open) return;
    told.current.open = true;
    void open.run(request, {});
  }, [isTold, request, open]);
  return () => {
    if (!isTold || request.started_on !== null || told.current.start) return;
    told.current.start = true;
    void start.run(request, {});
  };
}
