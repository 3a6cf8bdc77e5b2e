CREATE TABLE "import_columns" (
	"tenant" integer NOT NULL,
	"kind" text NOT NULL,
	"heading" text NOT NULL,
	"field" text NOT NULL,
	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_columns_tenant_kind_heading_pk" PRIMARY KEY("tenant","kind","heading")
);
