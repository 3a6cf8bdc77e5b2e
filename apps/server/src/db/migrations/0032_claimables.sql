ALTER TABLE "resources" RENAME TO "claimables";--> statement-breakpoint
ALTER TABLE "claimables" RENAME CONSTRAINT "resources_tenant_id_pk" TO "claimables_tenant_id_pk";--> statement-breakpoint
ALTER TABLE "claimables" RENAME CONSTRAINT "resources_once" TO "claimables_once";--> statement-breakpoint
ALTER TABLE "claimables" RENAME CONSTRAINT "resources_kind" TO "claimables_kind";--> statement-breakpoint
ALTER TABLE "claimables" RENAME CONSTRAINT "resources_school_id_schools_id_fk" TO "claimables_school_id_schools_id_fk";--> statement-breakpoint
ALTER INDEX "resources_id" RENAME TO "claimables_id";--> statement-breakpoint
ALTER SEQUENCE "resources_id_seq" RENAME TO "claimables_id_seq";--> statement-breakpoint
ALTER TABLE "claims" RENAME COLUMN "resource_id" TO "claimable_id";--> statement-breakpoint
ALTER TABLE "claims" RENAME CONSTRAINT "claims__resource" TO "claims__claimable";--> statement-breakpoint
ALTER INDEX "claims_resource" RENAME TO "claims_claimable";