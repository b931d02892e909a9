-- What is there already has no cause that could be known; what comes has the transaction's.
ALTER TABLE "history" ADD COLUMN "cause" text DEFAULT 'unknown';--> statement-breakpoint
ALTER TABLE "history" ALTER COLUMN "cause" SET DEFAULT nullif(current_setting('kamsin.cause', true), '');--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "cause_at" timestamp with time zone DEFAULT nullif(current_setting('kamsin.cause_at', true), '')::timestamptz;--> statement-breakpoint
-- The demo content came in one transaction with this note.
UPDATE history SET cause = 'demo content' FROM site_state
WHERE site_state.key = 'demo_content_settled' AND site_state.value = 'loaded'
  AND history.at = site_state.at AND history.actor IS NULL;
