-- The texts of the carousel's pictures can be translated.
-- The release before can run on this.

ALTER TABLE "translations" DROP CONSTRAINT "translations_entity_type_known";--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_entity_type_known" CHECK ("translations"."entity_type" in ('products', 'product_categories', 'item_codes', 'shades', 'gallery_items', 'gallery_categories', 'news_items', 'company', 'pages', 'general_settings'));
--> statement-breakpoint
SELECT guard_record('general_settings', catalogue => true);
