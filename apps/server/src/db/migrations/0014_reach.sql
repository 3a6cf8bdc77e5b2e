CREATE TABLE "staff_branches" (
	"school_id" integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL,
	"tenant" integer NOT NULL,
	"user_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	CONSTRAINT "staff_branches_tenant_user_id_branch_id_pk" PRIMARY KEY("tenant","user_id","branch_id")
);
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "reaches" jsonb DEFAULT '{"students":"school","trainers":"school","leads":"school"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "branch_id" integer;--> statement-breakpoint
ALTER TABLE "staff_branches" ADD CONSTRAINT "staff_branches_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_branches" ADD CONSTRAINT "staff_branches_user" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_branches" ADD CONSTRAINT "staff_branches__branch_ids" FOREIGN KEY ("tenant","branch_id") REFERENCES "public"."branches"("tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_branches_branch" ON "staff_branches" USING btree ("tenant","branch_id");--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students__branch_id" FOREIGN KEY ("tenant","branch_id") REFERENCES "public"."branches"("tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "students_branch" ON "students" USING btree ("tenant","branch_id");--> statement-breakpoint
CREATE INDEX "students_author" ON "students" USING btree ("tenant","created_by");