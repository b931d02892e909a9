-- What limits count, over all processes: see docs/decisions/0240-several-processes.md.
-- The release before can run on this.

CREATE UNLOGGED TABLE "counted_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer DEFAULT 1 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"had_to_wait" boolean DEFAULT false NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
