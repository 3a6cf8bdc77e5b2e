-- Those whose status ends are looked for every so often; they are few among many.
CREATE INDEX "class_rooms_until" ON "class_rooms" USING btree ("status_until") WHERE status_until is not null;
--> statement-breakpoint
CREATE INDEX "circuits_until" ON "circuits" USING btree ("status_until") WHERE status_until is not null;
--> statement-breakpoint
CREATE INDEX "simulators_until" ON "simulators" USING btree ("status_until") WHERE status_until is not null;
--> statement-breakpoint
-- What a school keeps is added up on every upload, from the index alone.
CREATE INDEX "files_tenant_bytes" ON "files" USING btree ("tenant","bytes");
