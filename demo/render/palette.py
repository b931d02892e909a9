"""The colours as sRGB hex: metals, jewel colours, cloths and papers."""

METALS = {
    "gold": "#e6b95a",
    "bright-gold": "#f0cb6c",
    "antique-gold": "#bd8f4a",
    "pale-gold": "#ead6a0",
    "green-gold": "#c3b75a",
    "silver": "#e3e6ea",
    "gunmetal": "#6e737b",
    "black-gold": "#77603a",
    "copper": "#d9804c",
    "bronze": "#a8703c",
    "rose": "#e6a898",
    "champagne": "#e5c9ae",
    "red": "#c0303a",
    "wine": "#7d2436",
    "blue": "#3f6fc0",
    "teal": "#2f8f96",
    "green": "#3f9a62",
    "violet": "#8659b0",
    "pink": "#d86a98",
    "white": "#f2f0ea",
}

JEWELS = {
    "ruby": "#b0122c",
    "coral": "#e0563f",
    "amber": "#e79a1c",
    "lemon": "#ecd23c",
    "emerald": "#0b7a4b",
    "jade": "#4fae7d",
    "turquoise": "#1794a8",
    "sapphire": "#1a3f9c",
    "indigo": "#2c2a72",
    "amethyst": "#7a3a98",
    "fuchsia": "#c2256e",
    "blush": "#e9b0ac",
    "ivory": "#f0e8d6",
    "slate": "#5d6670",
    "jet": "#17171a",
}

GROUNDS = {
    "ink": "#15110d",
    "black-silk": "#100e0d",
    "navy": "#141c38",
    "indigo": "#24345c",
    "ecru": "#d9cfba",
    "ivory": "#efe8da",
    "crimson": "#7c0f1c",
    "red-silk": "#7c0d18",
    "deep-green": "#0d3326",
    "plum": "#2c1526",
}


def linear(hex_colour):
    """Linear RGB triple of an sRGB hex colour."""
    values = (int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
