ALTER TABLE "charges" DROP CONSTRAINT "charges_status";--> statement-breakpoint
ALTER TABLE "charges" DROP CONSTRAINT "charges_reason";--> statement-breakpoint
DROP INDEX "charges_once";--> statement-breakpoint
CREATE UNIQUE INDEX "charges_once" ON "charges" USING btree ("tenant","booking_id") WHERE booking_id is not null and status not in ('reversed', 'owed_back', 'paid_back');--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_status" CHECK ("charges"."status" in ('open', 'paid', 'waived', 'reversed', 'owed_back', 'paid_back'));--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_reason" CHECK (("charges"."status" in ('waived', 'reversed', 'owed_back', 'paid_back')) <= ("charges"."status_reason" is not null));--> statement-breakpoint
-- fees that were paid before the hour was filled again are owed to their students, who heard of it then
UPDATE charges c SET status = 'owed_back', told_status = 'owed_back'
 WHERE c.status = 'reversed'
   AND EXISTS (SELECT FROM audit_log a
                WHERE a.entity = 'charges' AND a.entity_id = c.id AND a.tenant = c.tenant
                  AND a.before ->> 'status' = 'paid' AND a.after ->> 'status' = 'reversed');
