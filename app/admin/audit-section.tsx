import { AuditLog } from "../audit/audit-log.tsx";
import { describeChange } from "../inquiries/describe-change.ts";

/** The audit log, with what its entries tell of inquiries. */
export default function AuditSection() {
  return <AuditLog describeChange={describeChange} />;
}
