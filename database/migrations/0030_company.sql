-- The release before can run on this.
CREATE TABLE "company" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text,
	"legal_name" text,
	"wordmark_latin" text,
	"wordmark_characters" text,
	"tagline" text,
	"blurb" text,
	"founded" integer,
	"address" text,
	"street" text,
	"locality" text,
	"region" text,
	"postal_code" text,
	"country" text,
	"factory_name" text,
	"factory_address" text,
	"phone" text,
	"email" text,
	"facebook" text,
	"instagram" text,
	"whatsapp" text,
	"wechat_id" text,
	"wechat_link" text,
	"latitude" double precision,
	"longitude" double precision,
	"zoom" integer,
	"monday" text,
	"tuesday" text,
	"wednesday" text,
	"thursday" text,
	"friday" text,
	"saturday" text,
	"sunday" text,
	"exceptions" text,
	"icon_url" text,
	"wechat_code_url" text,
	"whatsapp_code_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_only_one" CHECK ("company"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "translations" DROP CONSTRAINT "translations_entity_type_known";--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_entity_type_known" CHECK ("translations"."entity_type" in ('products', 'product_categories', 'item_codes', 'gallery_items', 'gallery_categories', 'news_items', 'company'));
--> statement-breakpoint
INSERT INTO company DEFAULT VALUES;
--> statement-breakpoint
SELECT guard_record('company');
