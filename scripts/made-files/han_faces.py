"""Subsets Noto Serif CJK (SIL Open Font License) to the characters in everyday use in each language,
for headings and share pictures. Keeps only the outlines.

Run by hand when a face changes; the results are committed. Needs Debian's fonts-noto-cjk,
python3-fonttools and python3-brotli:  python3 scripts/han_faces.py [NotoSerifCJK-Regular.ttc]
"""

import io
import sys
from pathlib import Path

import brotli
from fontTools import subset
from fontTools.ttLib import TTFont

SOURCE = "/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc"
OUT = Path(__file__).parent.parent / "server" / "fonts"

# Punctuation in Chinese and Japanese text, and full-width forms.
MARKS = (
    "·‐–—‘’“”…※　"
    + "".join(map(chr, range(0x3001, 0x3021)))
    + "".join(map(chr, range(0xFF01, 0xFF5F)))
)
KANA = "".join(map(chr, range(0x3041, 0x3097))) + "".join(map(chr, range(0x3099, 0x3100)))
# Used in Hong Kong, but not among the 5,401 frequent characters of Big5.
HONG_KONG = "着裏綫峯啲嘅咗喺嗰唔佢哋嚟嘢睇攞啱冇咁噉乜搵揾瞓攰靚嘥掂啫喎囉嗌嗮嘞綉銹床牀麵鎏縷緞褸襟鑲嵌繡氈絨綢緻"


def decoded(encoding, first, last, low):
    """The Han characters of a double-byte set, from row `first` to row `last`."""
    pairs = (bytes([row, cell]) for row in range(first, last + 1) for cell in low)
    text = "".join(pair.decode(encoding, "ignore") for pair in pairs)
    return "".join(c for c in text if "\u4e00" <= c <= "\u9fff" or c in "々〆")


JAPANESE = decoded("euc_jp", 0xB0, 0xF4, range(0xA1, 0xFF))
MAINLAND = decoded("gb2312", 0xB0, 0xF7, range(0xA1, 0xFF))
CELLS = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]
FREQUENT = decoded("big5", 0xA4, 0xC6, CELLS)
# The characters of Big5's rarer half that Japanese or mainland Chinese use daily, such as the 酯 of polyester.
LESS_FREQUENT = set(decoded("big5", 0xC9, 0xF9, CELLS)) & set(JAPANESE + MAINLAND)

FACES = {
    # Each value: the index in the font collection, and the characters.
    "ja": (0, JAPANESE + KANA + "々〆ヶ"),
    "zh-Hans": (2, MAINLAND),
    "zh-Hant": (3, FREQUENT + "".join(sorted(LESS_FREQUENT)) + HONG_KONG),
}


def cut(index, characters):
    font = TTFont(sys.argv[1] if len(sys.argv) > 1 else SOURCE, fontNumber=index)
    # Variation sequences would keep a thousand glyphs that no text asks for.
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format != 14]
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.name_IDs = [0, 1, 2, 6, 13, 14]
    options.notdef_outline = False
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "GSUB", "GPOS", "GDEF", "DSIG"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


OUT.mkdir(exist_ok=True)
for language, (index, characters) in FACES.items():
    packed = brotli.compress(cut(index, characters + MARKS), quality=11, lgwin=24)
    (OUT / f"noto-serif-{language}.otf.br").write_bytes(packed)
    print(f"{language}: {len(set(characters))} characters, {len(packed) / 1e6:.2f} MB")
